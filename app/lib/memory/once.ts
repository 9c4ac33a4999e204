/** A function that makes its value at the first call. For what is dear to make, such as the formatters of `Intl`. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
