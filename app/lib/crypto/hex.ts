/** Bytes as hex digits, two for each. */
export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text's bytes in UTF-8 likewise; equals SQLite's `lower(hex(…))`. */
export const hexOfText = (text: string): string => hex(new TextEncoder().encode(text));
