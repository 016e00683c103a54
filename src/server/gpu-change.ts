import type { Reason } from '../reason.ts';
import type { GpuReading } from './nvidia-smi.ts';

/** What the suite's GPUs did between two readings around a trial. */
export type GpuChange = {
  /** Longest thermal slowdown of one GPU, by the driver's own counters; absent where it has none. */
  readonly throttledMs?: number;
  readonly powerBrakeMs?: number;
  readonly powerCapMs?: number;
  /** Slowdowns in force at either reading. */
  readonly seen: readonly string[];
};

const SLOWDOWNS: ReadonlySet<string> = new Set([
  'hardware-slowdown',
  'thermal-slowdown',
  'hardware-thermal-slowdown',
  'power-brake',
]);

export function gpuChangeBetween(before: readonly GpuReading[], after: readonly GpuReading[]): GpuChange {
  const grew = (key: 'thermalSlowdownUs' | 'powerBrakeUs' | 'powerCapUs') => {
    const times = after.flatMap((gpu) => {
      const was = before.find(({ index }) => index === gpu.index)?.[key];
      const is = gpu[key];
      return was === undefined || is === undefined || is < was ? [] : [(is - was) / 1000];
    });
    return times.length === 0 ? undefined : Math.max(...times);
  };
  const change = {
    throttledMs: grew('thermalSlowdownUs'),
    powerBrakeMs: grew('powerBrakeUs'),
    powerCapMs: grew('powerCapUs'),
  };
  const seen = new Set(
    [...before, ...after].flatMap(({ throttleReasons }) => throttleReasons ?? []).filter((name) => SLOWDOWNS.has(name)),
  );
  return { ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)), seen: [...seen] };
}

/** Share of a trial that may be throttled before its figures aren't the server's any more. */
const THROTTLED_SHARE = 0.01;

/** `throttled` for heat and a power brake; a power cap is how the machine is set up, and never invalidates. */
export function reasonsFromGpus(change: GpuChange, durationMs: number): readonly Reason[] {
  const brakedMs = (change.throttledMs ?? 0) + (change.powerBrakeMs ?? 0);
  const counted = change.throttledMs !== undefined || change.powerBrakeMs !== undefined;
  if (counted ? brakedMs <= durationMs * THROTTLED_SHARE : change.seen.length === 0) return [];
  const how = counted
    ? `for ${(brakedMs / 1000).toFixed(1)} s of ${(durationMs / 1000).toFixed(1)} s`
    : `(${change.seen.join(', ')})`;
  return [
    {
      code: 'throttled',
      message: `The GPU was slowed down by heat or a power brake ${how}.`,
      remedy: 'Let it cool, see to its airflow and supply, or lock its clocks (nvidia-smi -lgc), and measure again.',
    },
  ];
}

export function notesFromGpus(change: GpuChange, durationMs: number, gpus: readonly GpuReading[]): readonly string[] {
  const capped = change.powerCapMs !== undefined && durationMs > 0 && change.powerCapMs > 0.05 * durationMs;
  const lowered = gpus.filter(
    ({ powerLimitWatts, defaultPowerLimitWatts }) =>
      powerLimitWatts !== undefined && defaultPowerLimitWatts !== undefined && powerLimitWatts < defaultPowerLimitWatts,
  );
  return [
    ...(capped
      ? [
          `the power cap held the clocks for ${((100 * (change.powerCapMs ?? 0)) / durationMs).toFixed(0)} % of the trial`,
        ]
      : []),
    ...lowered.map(
      ({ index, powerLimitWatts, defaultPowerLimitWatts }) =>
        `GPU ${index} is limited to ${powerLimitWatts} W of ${defaultPowerLimitWatts} W`,
    ),
  ];
}

/** Figures of the hottest, fastest and fullest GPU for the trial's `counters`. */
export function recordOfGpus(change: GpuChange, gpus: readonly GpuReading[]): Readonly<Record<string, number>> {
  const most = (read: (gpu: GpuReading) => number | undefined) => {
    const values = gpus.map(read).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : Math.max(...values);
  };
  const record = {
    throttledMs: change.throttledMs,
    powerCapMs: change.powerCapMs,
    gpuTemperatureC: most(({ temperatureC }) => temperatureC),
    gpuPowerWatts: most(({ powerWatts }) => powerWatts),
    gpuSmClockMhz: most(({ smClockMhz }) => smClockMhz),
    gpuMemoryUsedMiB: most(({ memoryUsedMiB }) => memoryUsedMiB),
  };
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}
