/** Yields to other tasks of this isolate, such as a mail, while long pages are read. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
