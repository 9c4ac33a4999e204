/** The number that a row's id in an address or a form stands for; null for anything that is written otherwise. */
export function readRowId(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
