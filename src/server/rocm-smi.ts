import { type JsonObject, objectAt, textAt } from '../json-value.ts';
import { type GpuReading, withoutUnknown } from './nvidia-smi.ts';

export const ROCM_ARGUMENTS = [
  '--showproductname',
  '--showuse',
  '--showclocks',
  '--showpower',
  '--showtemp',
  '--showmaxpower',
  '--showmeminfo',
  'vram',
  '--showdriverversion',
  '--json',
];

/**
 * Answer of `rocm-smi … --json`: a `cardN` object a GPU, all values texts, keys that change between versions and cards:
 * matched by their words.
 */
export function parseRocmSmi(text: string): readonly GpuReading[] {
  const all = parseObject(text);
  if (all === null) return [];
  const driver = textAt(all, 'system', 'Driver version');
  return Object.keys(all)
    .filter((key) => /^card\d+$/.test(key))
    .map((key) => readCard(Number(key.slice(4)), objectAt(all, key) ?? {}, driver));
}

function readCard(index: number, card: JsonObject, driver: string | undefined): GpuReading {
  const word = (name: RegExp) => {
    const key = Object.keys(card).find((candidate) => name.test(candidate));
    const value = key === undefined ? undefined : textAt(card, key);
    return value === undefined || /^(N\/A|unknown)$/i.test(value) ? undefined : value;
  };
  const number = (name: RegExp, scale = 1) => {
    const match = /-?\d+(\.\d+)?/.exec(word(name) ?? '');
    return match ? Number(match[0]) * scale : undefined;
  };
  const reading = {
    index,
    name: word(/^Card series$/i) ?? word(/^Card model$/i),
    driver,
    smClockMhz: number(/^sclk clock speed/i),
    memoryClockMhz: number(/^mclk clock speed/i),
    powerWatts: number(/Graphics Package Power \(W\)$/i),
    powerLimitWatts: number(/^Max Graphics Package Power/i),
    temperatureC: number(/^Temperature \(Sensor junction\)/i) ?? number(/^Temperature \(Sensor edge\)/i),
    utilizationPercent: number(/^GPU use/i),
    memoryUsedMiB: number(/^VRAM Total Used Memory/i, 1 / 1_048_576),
    memoryTotalMiB: number(/^VRAM Total Memory/i, 1 / 1_048_576),
  };
  return withoutUnknown(reading);
}

function parseObject(text: string): JsonObject | null {
  try {
    return objectAt(JSON.parse(text.slice(Math.max(0, text.indexOf('{')))));
  } catch {
    return null;
  }
}
