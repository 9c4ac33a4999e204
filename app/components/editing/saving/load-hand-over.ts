type HandOver = typeof import('./hand-over');

let handOver: HandOver | null = null;

/** Loads what hands a form over to the next one, which only happens after a save. */
export const loadHandOver = async (): Promise<HandOver> => (handOver ??= await import('./hand-over'));

/** The same once it is loaded. */
export const loadedHandOver = () => handOver;
