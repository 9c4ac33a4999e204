/**
 * True when an error is of the class with that name, for errors that may come from another bundle: a test's bundle
 * and the worker's each have a class of their own, so that `instanceof` can be false for the same class.
 */
export function isNamed<E extends Error>(error: unknown, name: E['name']): error is E {
  return error instanceof Error && error.name === name;
}
