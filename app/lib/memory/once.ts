/**
 * A function that creates its value at the first call. For values that are expensive to create, such as the
 * formatters of `Intl`.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
