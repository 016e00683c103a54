/** Fields in the order in which they are asked for: answers are parsed by position, as header names aren't those asked. */
export const GPU_FIELDS = [
  'index',
  'uuid',
  'name',
  'driver_version',
  'pstate',
  'clocks.sm',
  'clocks.mem',
  'clocks.max.sm',
  'power.draw',
  'enforced.power.limit',
  'power.default_limit',
  'temperature.gpu',
  'utilization.gpu',
  'memory.used',
  'memory.total',
  // Drivers before 535 know only this name, newer ones have it as an alias.
  'clocks_throttle_reasons.active',
  'clocks_event_reasons_counters.sw_thermal_slowdown',
  'clocks_event_reasons_counters.hw_thermal_slowdown',
  'clocks_event_reasons_counters.hw_power_brake_slowdown',
  'clocks_event_reasons_counters.sw_power_cap',
  'mig.mode.current',
] as const;

/** One GPU at one moment; what it didn't say is absent. */
export type GpuReading = {
  readonly index: number;
  readonly uuid?: string;
  readonly name?: string;
  readonly driver?: string;
  readonly performanceState?: string;
  readonly smClockMhz?: number;
  readonly maxSmClockMhz?: number;
  readonly memoryClockMhz?: number;
  readonly powerWatts?: number;
  readonly powerLimitWatts?: number;
  readonly defaultPowerLimitWatts?: number;
  readonly temperatureC?: number;
  readonly utilizationPercent?: number;
  readonly memoryUsedMiB?: number;
  readonly memoryTotalMiB?: number;
  readonly throttleReasons?: readonly string[];
  /** Microseconds since the driver was loaded: only differences mean anything. */
  readonly thermalSlowdownUs?: number;
  readonly powerBrakeUs?: number;
  readonly powerCapUs?: number;
  readonly migEnabled?: boolean;
};

/** NVML's bits of `clocks_event_reasons.active`. */
const THROTTLE_BITS: readonly (readonly [number, string])[] = [
  [0x1, 'idle'],
  [0x2, 'application-clocks'],
  [0x4, 'power-cap'],
  [0x8, 'hardware-slowdown'],
  [0x10, 'sync-boost'],
  [0x20, 'thermal-slowdown'],
  [0x40, 'hardware-thermal-slowdown'],
  [0x80, 'power-brake'],
  [0x100, 'display-clocks'],
];

/** Rows of `--query-gpu … --format=csv`, with or without units and header row, in the order of `fields`. */
export function parseGpuRows(text: string, fields: readonly string[]): readonly GpuReading[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split(',').map((cell) => cell.trim());
    const row = Object.fromEntries(fields.map((field, at) => [canonicalField(field), cells[at] ?? '']));
    return /^\d+$/.test(row['index'] ?? '') ? [readGpuRow(row)] : [];
  });
}

/** `clocks.current.sm [MHz]` is the header of what is asked for as `clocks.sm`. */
function canonicalField(field: string): string {
  return field
    .replace(/\s*\[.*\]$/, '')
    .replace('clocks.current.memory', 'clocks.mem')
    .replace('clocks.current.', 'clocks.')
    .replace('clocks_event_reasons.active', 'clocks_throttle_reasons.active');
}

function readGpuRow(row: Readonly<Record<string, string>>): GpuReading {
  const text = (field: string) => wordIn(row[field]);
  const number = (field: string) => numberIn(row[field]);
  const counter = (name: string) => number(`clocks_event_reasons_counters.${name}`);
  const thermal = [counter('sw_thermal_slowdown'), counter('hw_thermal_slowdown')].filter((us) => us !== undefined);
  const active = text('clocks_throttle_reasons.active');
  const mig = text('mig.mode.current');
  return withoutUnknown({
    index: Number(row['index']),
    uuid: text('uuid'),
    name: text('name'),
    driver: text('driver_version'),
    performanceState: text('pstate'),
    smClockMhz: number('clocks.sm'),
    maxSmClockMhz: number('clocks.max.sm'),
    memoryClockMhz: number('clocks.mem'),
    powerWatts: number('power.draw'),
    powerLimitWatts: number('enforced.power.limit') ?? number('power.limit'),
    defaultPowerLimitWatts: number('power.default_limit'),
    temperatureC: number('temperature.gpu'),
    utilizationPercent: number('utilization.gpu'),
    memoryUsedMiB: number('memory.used'),
    memoryTotalMiB: number('memory.total'),
    throttleReasons: active === undefined || !/^0x/i.test(active) ? undefined : throttleReasons(Number(active)),
    thermalSlowdownUs: thermal.length === 0 ? undefined : thermal.reduce((sum, us) => sum + us, 0),
    powerBrakeUs: counter('hw_power_brake_slowdown'),
    powerCapUs: counter('sw_power_cap'),
    migEnabled: mig === undefined ? undefined : mig === 'Enabled',
  });
}

/** `[N/A]`, `[Not Supported]`, `[Insufficient Permissions]`, `[Unknown Error]`, `N/A` and nothing are no values. */
function wordIn(cell: string | undefined): string | undefined {
  return cell === undefined || cell === '' || /^\[.*\]$/.test(cell) || cell === 'N/A' ? undefined : cell;
}

function numberIn(cell: string | undefined): number | undefined {
  const match = /^-?\d+(\.\d+)?(?=$|\s)/.exec(cell ?? '');
  return match ? Number(match[0]) : undefined;
}

function throttleReasons(bits: number): readonly string[] {
  return THROTTLE_BITS.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => name);
}

/** A reading of which some is unknown, without the unknown. */
export function withoutUnknown(reading: { readonly [K in keyof GpuReading]: GpuReading[K] | undefined }): GpuReading {
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined)) as GpuReading;
}

export type GpuProcess = { readonly pid: number; readonly name: string; readonly memoryMiB?: number };

/** Rows of `--query-compute-apps=gpu_uuid,pid,process_name,used_gpu_memory`; a name may hold commas, so both ends count. */
export function parseComputeApps(text: string): readonly GpuProcess[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split(',').map((cell) => cell.trim());
    const pid = Number(cells[1]);
    if (cells.length < 4 || !Number.isInteger(pid) || pid <= 0) return [];
    const memoryMiB = numberIn(cells.at(-1));
    return [{ pid, name: cells.slice(2, -1).join(', '), ...(memoryMiB === undefined ? {} : { memoryMiB }) }];
  });
}

/** MIG profiles of `nvidia-smi -L`, sorted, as `2×3g.40gb`; undefined without any. */
export function parseMigProfiles(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(/^\s+MIG\s+(\S+)\s+Device/gm)) {
    if (match[1] !== undefined) counts.set(match[1], (counts.get(match[1]) ?? 0) + 1);
  }
  const profiles = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([profile, count]) => `${count}×${profile}`);
  return profiles.length === 0 ? undefined : profiles.join(' + ');
}

/** Name of the field that this driver doesn't know, null when the answer is another one. */
export function unknownField(output: string): string | null {
  return /Field "([^"]+)" is not a valid field to query/.exec(output)?.[1] ?? null;
}

/** NVML's return values, which are the exit codes. */
const EXIT_CODES: Readonly<Record<number, string>> = {
  2: 'it was asked something it does not know',
  4: 'no permission to ask the driver',
  6: 'no device was found',
  8: 'a GPU lacks its power cable',
  9: 'the driver is not loaded',
  12: 'the NVML library was not found',
  14: 'a GPU has a corrupt infoROM',
  15: 'a GPU fell off the bus',
  16: 'a GPU must be reset',
  17: 'the operating system or cgroup blocks access',
  18: 'driver and library versions differ',
};

/** Why nvidia-smi gave nothing, in words; null when the output isn't a known failure. Text counts before exit codes. */
export function gpuFailure(output: string, exitCode: number | null): string | null {
  if (/couldn't communicate with the NVIDIA driver/i.test(output)) return 'the driver is not loaded';
  if (/Driver\/library version mismatch/i.test(output))
    return 'driver and library versions differ: reboot after a driver update';
  if (/No devices were found/i.test(output)) return 'no device was found';
  if (/Unable to determine the device handle/i.test(output)) return 'a GPU can not be reached (it fell off the bus?)';
  if (/Insufficient Permissions/i.test(output) && !/^\d+,/m.test(output)) return 'no permission to ask the driver';
  if (exitCode === 0) return null;
  return EXIT_CODES[exitCode ?? -1] ?? `nvidia-smi ended with code ${exitCode}`;
}
