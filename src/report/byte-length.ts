/** What a text takes in UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;
