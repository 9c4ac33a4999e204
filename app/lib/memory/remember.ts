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

/** The same, and each value is made once at most, also where nothing is remembered: for the parts of one answer. */
export function onceEach(remember: Remember): Remember {
  const made = new Map<string, Promise<unknown>>();
  return <Value>(name: string, keys: readonly string[], make: () => Promise<Value>) => {
    const value = made.get(name) ?? remember(name, keys, make);
    made.set(name, value);
    return value as Promise<Value>;
  };
}
