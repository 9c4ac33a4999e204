type Store = typeof import('./kept-work');

let loaded: Store | null = null;

/**
 * The code that reads and writes the store. It is loaded when there is something to read or to write, and before the
 * page goes away.
 */
export const loadWork = async (): Promise<Store> => (loaded ??= await import('./kept-work'));
