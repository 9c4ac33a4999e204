/** HTML that an attacker might store or type to make a visitor's browser do something unwanted. */
export type HostileVector = { name: string; html: string };

export type VectorClass = { about: string; vectors: HostileVector[] };

/**
 * Sets a mark on the outermost window. Contains no quotes, blanks or brackets, so that it fits into any
 * attribute.
 */
export const call = 'top.__hostile=1';

/** A foreign address; the site must not request it. */
export const elsewhere = 'https://elsewhere.invalid';

/** Carries the mark as an event handler of a picture that fails to load. */
export const picture = `<img src=gone onerror=${call}>`;

export function vectorClass(about: string, htmlByName: Record<string, string>): VectorClass {
  return {
    about,
    vectors: Object.entries(htmlByName).map(([name, html]) => ({ name: `${about}: ${name}`, html })),
  };
}

export const decimal = (text: string, end = ';') =>
  [...text].map((character) => `&#${character.codePointAt(0)}${end}`).join('');

export const hexadecimal = (text: string, end = ';') =>
  [...text].map((character) => `&#x${character.codePointAt(0)?.toString(16)}${end}`).join('');
