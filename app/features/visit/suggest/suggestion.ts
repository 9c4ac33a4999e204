export type SuggestionKind = 'place' | 'landmark' | 'kind' | 'stay' | 'feature';

/** Something that the words of a search may mean. */
export type Suggestion = {
  kind: SuggestionKind;
  name: string;
  /** Its kind, in words. */
  hint: string;
  /** The address where it leads. */
  to: string;
  /** Other names that travellers use. */
  also?: readonly string[];
};

/** The site's answer; `isMore` when more letters of a name would find others. */
export type SuggestionAnswer = { suggestions: Suggestion[]; isMore: boolean };

/** The first letters by which names are asked for: two, or four where two find too many. */
export const beginsForm = /^(?:[a-z0-9]{2}){1,2}$/;

/** Three or four letters from within a word, by which names are asked for where nothing begins as it was typed. */
export const withinForm = /^[a-z0-9]{3,4}$/;

/** The address that gives the names with a word that begins so; without letters everything else. */
export const suggestionsPath = (begins = '') => `/suggestions${begins && `?begins=${begins}`}`;
/** The address that gives the names with these letters in a row. */
export const namesWithinPath = (within: string) => `/suggestions?within=${within}`;
