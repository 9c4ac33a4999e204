/** Every phrase of one of each, with a space between them. */
export const combined = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.reduce(
    (starts, list) => starts.flatMap((start) => list.map((next) => [start, next].filter(Boolean).join(' '))),
    [''],
  );
