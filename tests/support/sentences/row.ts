/**
 * A sentence, its search in the order of the address, and the parts that no filter can do, with the reason.
 */
export type Row = readonly [sentence: string, search: string, unfiltered?: string];
