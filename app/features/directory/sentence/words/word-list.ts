/** Words and phrases that are written in one text, with commas between them. */
export const wordList = (text: string): string[] => text.trim().split(/\s*,\s*/);
