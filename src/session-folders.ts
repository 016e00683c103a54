/** Folders below a run's own that hold its further sessions and its other side: parts of that run, never runs of their own. */
const FURTHER = /^(reference|launches|ab|session-\d+)$/;
/** Those of them that hold (also) another side than the one that is judged. */
const OTHER_SIDE = /^(reference|launches|ab)$/;

export const isFurtherSession = (folder: string): boolean => FURTHER.test(folder);

export const mayHoldOtherSide = (folder: string): boolean => OTHER_SIDE.test(folder);

/** In a run's own folder: which of all these its verdict rests on, where it is more than `result.json`. */
export const RECORD_FILE = 'record.json';
