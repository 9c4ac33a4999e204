/** A row's id from an address or a form as a number; null for anything else. */
export function readRowId(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
