/** A property's id as an address or a form has it; null for anything else. */
export function readId(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
