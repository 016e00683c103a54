/** Strings are skipped whole; what is left of these words is Python's spelling of numbers that JSON doesn't have. */
const STRING_OR_WORD = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g;

/**
 * JSON as Python's `json.dumps` writes it: bare `NaN` and `Infinity` become strings of that name, so that a reader can
 * take or refuse them by their place. Columns behind such a word move by two.
 */
export function quotePythonNumbers(text: string): string {
  return text.replace(STRING_OR_WORD, (match) => (match.startsWith('"') ? match : `"${match}"`));
}

/** Value of a JSON text, or undefined when it isn't one. */
export function tryPythonJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Python's numbers, or no JSON at all: what can't be recognised is parsed again for its error.
  }
  try {
    return JSON.parse(quotePythonNumbers(text));
  } catch {
    return undefined;
  }
}
