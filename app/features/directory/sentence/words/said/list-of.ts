/** The words and phrases of a text, with a comma between them. `words/word-list.ts` has the same; a room imports nothing from beside it. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
