import { latin } from './bytes';

const marks = /<(script|html|svg|\?php|!doctype)/i;
/** The places where readers of such files look for their signature. */
const pdfHead = 1024;
const zipTail = 65_600;
const slice = 32_768;

/**
 * True when the parts that a picture does not need make the file something else as well: a page, a script, a PDF or
 * an archive. Only removed parts are checked: pixels may contain any bytes.
 */
export function hasStowaway(bytes: Uint8Array, dropped: readonly Uint8Array[]): boolean {
  if (latin(bytes, 0, pdfHead).includes('%PDF-')) return true;
  const tail = dropped.at(-1)?.subarray(-zipTail) ?? new Uint8Array();
  if (holds(tail, (text) => text.includes('PK\x05\x06'))) return true;
  return dropped.some((part) => holds(part, (text) => marks.test(text)));
}

/**
 * Checks overlapping pieces one after the other, so that no signature is cut in two and only one piece is in
 * memory.
 */
function holds(part: Uint8Array, isSign: (text: string) => boolean): boolean {
  for (let at = 0; at < part.length; at += slice) {
    if (isSign(latin(part, at, slice + 16))) return true;
  }
  return false;
}
