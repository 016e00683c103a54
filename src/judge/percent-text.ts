/** A signed percent in plain words, one decimal: `−6.3 %`, `+0.4 %`. */
export function signedPercent(percent: number): string {
  const text = Math.abs(percent).toFixed(1);
  return `${percent < 0 && text !== '0.0' ? '−' : '+'}${text} %`;
}

/** An amount in percent with as few decimals as it needs: `5 %`, `8.5 %`. */
export function plainPercent(percent: number): string {
  return `${Number(percent.toFixed(1))} %`;
}
