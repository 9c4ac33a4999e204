type Store = typeof import('./kept-work');

let loaded: Store | null = null;

/**
 * What reads and writes the store; loaded when there is something to read or to write. Once loaded it is there before the
 * page can go away.
 */
export const loadWork = async (): Promise<Store> => (loaded ??= await import('./kept-work'));
