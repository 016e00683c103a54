import { describe, expect, it } from 'vitest';
import { gpuChangeBetween, notesFromGpus, reasonsFromGpus, recordOfGpus } from '../../src/server/gpu-change.ts';
import { gpuFacts } from '../../src/server/machine-facts.ts';
import {
  GPU_FIELDS,
  gpuFailure,
  parseComputeApps,
  parseGpuRows,
  parseMigProfiles,
  unknownField,
} from '../../src/server/nvidia-smi.ts';
import { parseRocmSmi } from '../../src/server/rocm-smi.ts';
import { fixture } from './http-file.ts';

/** Samples by name: their header row and their rows. */
function samples(): Record<string, ReturnType<typeof parseGpuRows>> {
  const lines = fixture('gpu/nvidia-smi-samples.txt').split('\n');
  const starts = lines.flatMap((line, at) => (/^\S/.test(line) ? [at] : []));
  return Object.fromEntries(
    starts.map((at) => [
      lines[at] ?? '',
      parseGpuRows((lines[at + 2] ?? '').trim(), (lines[at + 1] ?? '').trim().split(', ')),
    ]),
  );
}

describe('nvidia-smi', () => {
  it.each([
    [
      'linux-x86_64__nvidia-h200__590.48.01.txt',
      {
        name: 'NVIDIA H200',
        driver: '590.48.01',
        smClockMhz: 1980,
        powerWatts: 627.4,
        powerLimitWatts: 700,
        temperatureC: 52,
        utilizationPercent: 100,
        memoryUsedMiB: 32_362,
        memoryTotalMiB: 143_771,
        throttleReasons: [],
        powerCapUs: 0,
        migEnabled: false,
      },
    ],
    [
      'linux-x86_64__nvidia-h100-mig__590.48.01.txt',
      { name: 'NVIDIA H100 80GB HBM3', migEnabled: true, memoryUsedMiB: 11_125 },
    ],
    [
      'linux-x86_64__nvidia-geforce-rtx-2080-super__610.57.04.txt',
      { name: 'NVIDIA GeForce RTX 2080 SUPER', utilizationPercent: 8, powerCapUs: 15_820_333_506 },
    ],
    ['linux-x86_64__nvidia-l40s__595.80.txt', { name: 'NVIDIA L40S', driver: '595.80', powerWatts: 110.23 }],
  ])('%s is read by position, whatever the header names are', (name, expected) => {
    expect(samples()[name]).toEqual([expect.objectContaining(expected)]);
  });

  it('leaves unknown what is [N/A]', () => {
    const [mig] = samples()['linux-x86_64__nvidia-h100-mig__590.48.01.txt'] ?? [];
    const [desktop] = samples()['linux-x86_64__nvidia-geforce-rtx-2080-super__610.57.04.txt'] ?? [];
    expect(mig).not.toHaveProperty('utilizationPercent');
    expect(desktop).not.toHaveProperty('migEnabled');
  });

  it('reads several GPUs with a lowered power limit, the header row left out', () => {
    const text = fixture('gpu/query-gpu-capped.csv');
    const gpus = parseGpuRows(text, (text.split('\n')[0] ?? '').split(', '));
    expect(
      gpus.map(({ index, powerLimitWatts, defaultPowerLimitWatts }) => [
        index,
        powerLimitWatts,
        defaultPowerLimitWatts,
      ]),
    ).toEqual([
      [0, 250, 350],
      [1, 250, 350],
    ]);
    expect(notesFromGpus({ seen: [] }, 1000, gpus)).toHaveLength(2);
  });

  it('names throttle reasons by their bits', () => {
    const active = (bits: string) =>
      parseGpuRows(`0, ${bits}`, ['index', 'clocks_event_reasons.active'])[0]?.throttleReasons;
    expect(active('0x0000000000000005')).toEqual(['idle', 'power-cap']);
    expect(active('0x00000000000000e8')).toEqual([
      'hardware-slowdown',
      'thermal-slowdown',
      'hardware-thermal-slowdown',
      'power-brake',
    ]);
    expect(active('[Insufficient Permissions]')).toBeUndefined();
  });

  it('fails with a reason, by its text before its exit code', () => {
    const failures = fixture('gpu/nvidia-smi-failures.txt').split('\n\n');
    expect(failures.map((text) => gpuFailure(text, 0))).toEqual([
      'the driver is not loaded',
      'driver and library versions differ: reboot after a driver update',
      'no device was found',
      'a GPU can not be reached (it fell off the bus?)',
    ]);
    expect(gpuFailure('', 15)).toBe('a GPU fell off the bus');
    expect(gpuFailure('', 99)).toBe('nvidia-smi ended with code 99');
    expect(gpuFailure('0, NVIDIA H200', 0)).toBeNull();
  });

  it.each(['gpu/nvidia-smi-banner-580.txt', 'gpu/nvidia-smi-banner-610.txt'])('%s, a banner, is no row', (path) => {
    expect(parseGpuRows(fixture(path), GPU_FIELDS)).toEqual([]);
  });

  it('says which field a driver does not know', () => {
    expect(unknownField('Field "mig.mode.current" is not a valid field to query.\n')).toBe('mig.mode.current');
    expect(unknownField('0, x')).toBeNull();
  });

  it('lists processes whose names hold commas, and none for a refusal', () => {
    expect(
      parseComputeApps('GPU-1, 42, python -c a, b, 1024\nGPU-1, 43, x, [N/A]\n[Insufficient Permissions]\n'),
    ).toEqual([
      { pid: 42, name: 'python -c a, b', memoryMiB: 1024 },
      { pid: 43, name: 'x' },
    ]);
  });

  it('lists MIG profiles', () => {
    const list =
      'GPU 0: NVIDIA H100 (UUID: GPU-1)\n  MIG 3g.40gb     Device  0: (UUID: MIG-1)\n  MIG 3g.40gb     Device  1: (UUID: MIG-2)\n  MIG 1g.10gb Device  2: (UUID: MIG-3)\n';
    expect(parseMigProfiles(list)).toBe('1×1g.10gb + 2×3g.40gb');
    expect(parseMigProfiles('GPU 0: NVIDIA H200 (UUID: GPU-1)\n')).toBeUndefined();
  });
});

describe('rocm-smi', () => {
  it('is read by the words of its keys', () => {
    expect(parseRocmSmi(fixture('gpu/rocm-smi.json'))).toEqual([
      {
        index: 0,
        name: 'AMD Instinct MI300X',
        driver: '6.3.6',
        smClockMhz: 1700,
        memoryClockMhz: 1300,
        powerWatts: 512,
        powerLimitWatts: 750,
        temperatureC: 71,
        utilizationPercent: 97,
        memoryUsedMiB: 1024,
        memoryTotalMiB: 196_592,
      },
      { index: 1, driver: '6.3.6', powerWatts: 36, utilizationPercent: 0 },
    ]);
  });

  it.each(['', 'ERROR: no permission', '{"card0":'])('"%s" lists nothing', (text) => {
    expect(parseRocmSmi(text)).toEqual([]);
  });
});

describe('GPUs around a trial', () => {
  const codes = (before: object, after: object, durationMs = 10_000) =>
    reasonsFromGpus(gpuChangeBetween([{ index: 0, ...before }], [{ index: 0, ...after }]), durationMs).map(
      ({ code }) => code,
    );

  it('invalidate it for heat and a power brake, by the counters where there are any', () => {
    expect(codes({ thermalSlowdownUs: 5_000_000 }, { thermalSlowdownUs: 5_050_000 })).toEqual([]);
    expect(codes({ thermalSlowdownUs: 5_000_000 }, { thermalSlowdownUs: 5_200_000 })).toEqual(['throttled']);
    expect(codes({ powerBrakeUs: 0 }, { powerBrakeUs: 2_000_000 })).toEqual(['throttled']);
    expect(codes({}, { throttleReasons: ['thermal-slowdown'] })).toEqual(['throttled']);
    expect(codes({ thermalSlowdownUs: 1 }, { thermalSlowdownUs: 1, throttleReasons: ['thermal-slowdown'] })).toEqual(
      [],
    );
  });

  it('never for a power cap, which is a note', () => {
    const change = gpuChangeBetween(
      [{ index: 0, powerCapUs: 0 }],
      [{ index: 0, powerCapUs: 9_000_000, throttleReasons: ['power-cap'] }],
    );
    expect(reasonsFromGpus(change, 10_000)).toEqual([]);
    expect(notesFromGpus(change, 10_000, [])).toEqual(['the power cap held the clocks for 90 % of the trial']);
  });

  it('give figures of the hottest one', () => {
    expect(
      recordOfGpus({ seen: [], throttledMs: 3 }, [
        { index: 0, temperatureC: 50 },
        { index: 1, temperatureC: 70, powerWatts: 5 },
      ]),
    ).toEqual({
      throttledMs: 3,
      gpuTemperatureC: 70,
      gpuPowerWatts: 5,
    });
  });
});

describe('machine facts', () => {
  const gpus = [
    { index: 0, name: 'H100', driver: '590', powerLimitWatts: 700 },
    { index: 1, name: 'H100', driver: '590', powerLimitWatts: 500 },
  ];

  it('count all GPUs of the machine and limit to those used', () => {
    const answer = { kind: 'gpus', gpus, source: 'nvidia-smi' } as const;
    expect(gpuFacts(answer, 'auto')).toEqual({ gpu: 'H100', gpuCount: 2, powerLimitWatts: 500, driver: '590' });
    expect(gpuFacts(answer, [0])).toEqual({
      gpu: 'H100',
      gpuCount: 2,
      gpusUsed: '0',
      powerLimitWatts: 700,
      driver: '590',
    });
    expect(gpuFacts(answer, 'auto', '1')).toMatchObject({ gpusUsed: '1' });
    expect(gpuFacts({ kind: 'none', why: 'x' }, 'auto')).toEqual({});
  });
});
