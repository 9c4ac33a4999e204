import { asContracted } from './contractions';

/** Words and phrases that are written in one text, with commas between them, as the words of a sentence are read. */
export const wordList = (text: string): string[] => asContracted(text.trim()).split(/\s*,\s*/);
