/** A sentence, the search that it asks for in the order of its address, and what it names that no filter can do, with why. */
export type Row = readonly [sentence: string, search: string, unfiltered?: string];
