import { once } from './once';

/** An object whose members are created when they are first read. Copying it with `...` creates them all. */
export function madeWhenRead<Members extends object>(makers: {
  [Name in keyof Members]: () => Members[Name];
}): Members {
  const made = {} as Members;
  for (const name of Object.keys(makers) as (keyof Members)[]) {
    Object.defineProperty(made, name, {
      get: once(makers[name]),
      set: (value: unknown) => Object.defineProperty(made, name, { value, enumerable: true }),
      enumerable: true,
      configurable: true,
    });
  }
  return made;
}
