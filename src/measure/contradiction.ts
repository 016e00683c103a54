/** What a result says against itself: its place in the file, and what is found and allowed there. */
export type Contradiction = { readonly path: readonly (string | number)[]; readonly message: string };
