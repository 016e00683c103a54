/** Name of a generated block → the text that stands in it. */
export type Blocks = Readonly<Record<string, () => string>>;

const BLOCK = /(<!-- generated: ([a-z-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g;

/** Names of the generated blocks that a page asks for, in order. */
export function namesIn(page: string): string[] {
  return [...page.matchAll(BLOCK)].map(([, , name = '']) => name);
}

/**
 * A page with the text between its `<!-- generated: NAME -->` and `<!-- /generated -->` lines made anew.
 * @throws Error for a name that nothing generates
 */
export function fillPage(page: string, blocks: Blocks): string {
  return page.replaceAll(BLOCK, (_, start: string, name: string, end: string) => {
    const make = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
    if (make === undefined) throw new Error(`Nothing generates "${name}": ${Object.keys(blocks).join(', ')}.`);
    return `${start}\n${make().trim()}\n\n${end}`;
  });
}
