/** Our own secrets, which are replaced by generations, and the workers that have each. */
export const rotated = {
  FACTOR_SECRET: ['web'],
  FORM_SECRET: ['web'],
  LINK_SECRET: ['web', 'queue'],
  PASSWORD_PEPPER: ['web'],
  SESSION_SECRET: ['web'],
};

/** `SESSION_SECRET` is the first generation, `SESSION_SECRET_2` the next; null for any other name. */
export function generationOf(listed) {
  const [, name, number] = /^([A-Z_]+?)(?:_([1-9]\d{0,3}))?$/.exec(listed) ?? [];
  return name && name in rotated ? { name, number: Number(number ?? 1) } : null;
}

export const generationName = (name, number) => (number === 1 ? name : `${name}_${number}`);
