/**
 * Returns the previous result of `make` as long as nothing with one of the keys has changed since
 * (app/platform/cache). `name` identifies the value. Callers must not change it.
 */
export type Remember = <Value>(
  name: string,
  keys: readonly string[],
  make: () => Promise<Value>,
) => Promise<Value>;

/** For callers that must see every change at once. */
export const makeAnew: Remember = (_name, _keys, make) => make();
