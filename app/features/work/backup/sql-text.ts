/** A value of one of our columns. */
export type Value = string | number | null;

/** A value as SQL has it. A zero character, which ends a text of SQL, is written as bytes. */
export function quoted(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (!value.includes('\0')) return `'${value.replaceAll("'", "''")}'`;
  const bytes = [...new TextEncoder().encode(value)];
  return `cast(x'${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}' as text)`;
}
