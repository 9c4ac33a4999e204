type HandOver = typeof import('./hand-over');

let handOver: HandOver | null = null;

/** Loads the code that hands a form over to the next one. Only a save needs it. */
export const loadHandOver = async (): Promise<HandOver> => (handOver ??= await import('./hand-over'));

/** The code, once it is loaded. */
export const loadedHandOver = () => handOver;
