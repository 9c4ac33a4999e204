/** Buttons of a row, as high as a finger needs. */
export const small = 'min-h-11 px-3 text-sm whitespace-nowrap';
