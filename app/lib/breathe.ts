/** Lets whatever else waits for this processor have its turn: a mail, while long pages are read. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
