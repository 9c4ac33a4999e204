export const failsNow = () => Promise.reject(new Error('out of order'));
export const hangs = () => new Promise<never>(() => undefined);
export const throwsNow = (): never => {
  throw new Error('out of order');
};
/** Throws at every third call, beginning with the first. */
export function flaps() {
  let calls = 0;
  return (real: () => unknown) => ((calls += 1) % 3 === 1 ? throwsNow() : real());
}

/** The real object with these methods replaced by `how`, which gets the real call. */
export function broken<T extends object>(
  real: T,
  methods: readonly (keyof T)[],
  how: (real: () => unknown) => unknown,
): T {
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!methods.includes(name as keyof T)) return value.bind(target);
      return (...args: unknown[]) => how(() => value.apply(target, args));
    },
  });
}
