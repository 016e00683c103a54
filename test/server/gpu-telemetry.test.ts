import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGpuProcesses, readGpus, readMigProfiles, selectGpus } from '../../src/server/gpu-telemetry.ts';
import { readMachineFacts } from '../../src/server/machine-facts.ts';

const path = process.env['PATH'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smi-'));
  process.env['PATH'] = folder;
});
afterEach(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

/** A program on the path in the place of the driver's own. */
function install(name: string, body: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
}

describe('GPU telemetry', () => {
  it('is nothing on a machine without GPUs, which is no error', async () => {
    expect(await readGpus('auto')).toEqual({
      kind: 'none',
      why: expect.stringContaining('neither nvidia-smi nor rocm-smi'),
    });
    expect(await readGpuProcesses()).toEqual([]);
    expect(await readMigProfiles()).toBeUndefined();
    expect(Object.keys(await readMachineFacts('auto')).sort()).toEqual(['cpu', 'os']);
  });

  it('leaves out the fields that a driver does not know', async () => {
    install(
      'nvidia-smi',
      `case "$1" in
  *power.default_limit*) echo 'Field "power.default_limit" is not a valid field to query.'; exit 2;;
  *mig.mode.current*) echo 'Field "mig.mode.current" is not a valid field to query.'; exit 2;;
  *) echo '0, GPU-1, NVIDIA X, 470.1, P0, 1000, 2000, 1500, 100.5, 250.00, 60, 7, 10, 20, 0x0000000000000004, [N/A], [N/A], [N/A], 5';;
esac`,
    );
    expect(await readGpus('auto')).toEqual({
      kind: 'gpus',
      source: 'nvidia-smi',
      gpus: [
        expect.objectContaining({
          name: 'NVIDIA X',
          powerLimitWatts: 250,
          temperatureC: 60,
          utilizationPercent: 7,
          throttleReasons: ['power-cap'],
          powerCapUs: 5,
        }),
      ],
    });
  });

  it('is nothing, with the reason, when the driver fails', async () => {
    install('nvidia-smi', 'echo "Failed to initialize NVML: Driver/library version mismatch"; exit 18');
    expect(await readGpus('auto')).toEqual({ kind: 'none', why: expect.stringContaining('versions differ') });
    install('nvidia-smi', 'exit 15');
    expect(await readGpus('auto')).toEqual({ kind: 'none', why: 'a GPU fell off the bus' });
  });

  it('comes from rocm-smi where there is no nvidia-smi', async () => {
    install(
      'rocm-smi',
      `echo '{"card0": {"GPU use (%)": "5", "Card series": "AMD X"}, "system": {"Driver version": "6"}}'`,
    );
    expect(await readGpus('auto')).toEqual({
      kind: 'gpus',
      source: 'rocm-smi',
      gpus: [{ index: 0, name: 'AMD X', driver: '6', utilizationPercent: 5 }],
    });
  });

  it('is of the devices that the suite names, and none when it says so', async () => {
    install('nvidia-smi', 'echo must not be asked; exit 1');
    expect(await readGpus('none')).toEqual({ kind: 'none', why: 'server.gpus is none' });
    expect(selectGpus([{ index: 0 }, { index: 1 }], [1])).toEqual([{ index: 1 }]);
    expect(selectGpus([{ index: 0 }, { index: 1 }], 'auto')).toHaveLength(2);
  });
});
