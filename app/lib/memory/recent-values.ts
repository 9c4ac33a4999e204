/** Values by key up to a total weight; the least recently used goes first. */
export function createRecentValues<Value>({
  maxWeight,
  weightOf,
}: {
  maxWeight: number;
  weightOf: (value: Value, key: string) => number;
}) {
  const values = new Map<string, Value>();
  let weight = 0;
  const remove = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    weight -= weightOf(value, key);
  };
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    put(key: string, value: Value): void {
      remove(key);
      values.set(key, value);
      weight += weightOf(value, key);
      for (const oldest of values.keys()) {
        if (weight <= maxWeight) break;
        remove(oldest);
      }
    },
    remove,
    weight: () => weight,
  };
}
