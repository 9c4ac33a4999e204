/**
 * Gives what `make` gave the last time, as long as nothing with one of the keys has changed since (app/platform/cache). `name`
 * says what it is; the value is never changed by who gets it.
 */
export type Remember = <Value>(
  name: string,
  keys: readonly string[],
  make: () => Promise<Value>,
) => Promise<Value>;

/** For who must see every change at once. */
export const makeAnew: Remember = (_name, _keys, make) => make();
