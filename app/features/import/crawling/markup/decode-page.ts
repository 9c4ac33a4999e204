/**
 * Text of a page by the charset of its byte order mark, its header or its meta element, in that order;
 * without any of them UTF-8 if the bytes are valid, else Western European.
 */
export function decodePage(bytes: Uint8Array, headerCharset: string | null): string {
  const named = markOf(bytes) ?? headerCharset ?? metaCharset(bytes);
  return (
    (named && decoded(bytes, named, false)) ??
    decoded(bytes, 'utf-8', true) ??
    decoded(bytes, 'windows-1252', false) ??
    new TextDecoder().decode(bytes)
  );
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
}

function metaCharset(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 4096));
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1]?.toLowerCase() ?? null;
}

/**
 * A page whose ASCII text declares UTF-16 is UTF-8, as in browsers. Null when the name is unknown or the
 * bytes do not fit.
 */
function decoded(bytes: Uint8Array, charset: string, fatal: boolean): string | null {
  try {
    const decoder = new TextDecoder(/^utf-?16/.test(charset) && !markOf(bytes) ? 'utf-8' : charset, {
      fatal,
    });
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? withoutControls(text) : text;
  } catch {
    return null;
  }
}

/** The characters of Windows-1252 from 0x80 to 0x9f; a bullet replaces the codes that it does not use. */
const quotesAndDashes = '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ';

/** Decoders that take Windows-1252 for Latin-1 leave control characters where it has quotes and dashes. */
const withoutControls = (text: string) =>
  text.replace(
    /[\u0080-\u009f]/g,
    (control) => quotesAndDashes[(control.codePointAt(0) ?? 0x80) - 0x80] ?? '',
  );
