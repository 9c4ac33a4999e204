/** What reads and writes the store; loaded when there is something to read or to write. */
export const loadWork = () => import('./kept-work');
