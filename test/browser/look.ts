import type { Page } from 'playwright-core';

/** What a reader would see of the plots. */
export type Seen = {
  readonly figures: number;
  /** Figures whose visible plot is large enough and has something in it. */
  readonly drawn: number;
  /** Texts that stick out of their plot. */
  readonly cut: readonly string[];
  /** By how many pixels the page itself scrolls sideways. */
  readonly overflow: number;
};

/** Runs inside the page, where other globals and types live than here: a text. */
const LOOK = `(() => {
  const svgs = [...document.querySelectorAll('figure svg')].filter((svg) => svg.getClientRects().length > 0);
  const drawn = svgs.filter((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return width > 200 && height > 150 && svg.querySelectorAll('path').length > 4;
  });
  const cut = svgs.flatMap((svg) => {
    const frame = svg.getBoundingClientRect();
    const out = ({ left, right }) => left < frame.left - 1 || right > frame.right + 1;
    return [...svg.querySelectorAll('text')].filter((text) => out(text.getBoundingClientRect())).map((text) => text.textContent);
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return { figures: document.querySelectorAll('figure').length, drawn: drawn.length, cut, overflow: scrollWidth - clientWidth };
})()`;

export const OPEN_ALL = "for (const details of document.querySelectorAll('details')) details.open = true;";

export async function lookAt(page: Page): Promise<Seen> {
  return (await page.evaluate(LOOK)) as Seen;
}
