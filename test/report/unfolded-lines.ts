/** What a reader sees of a comment without opening anything. */
export function unfoldedLines(comment: string): string[] {
  return comment
    .replace(/<details>[\s\S]*?<\/details>/g, (section) => /<summary>.*<\/summary>/.exec(section)?.[0] ?? '')
    .split('\n')
    .filter((line) => line !== '');
}
