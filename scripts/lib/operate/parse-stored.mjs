import { Trouble } from './trouble.mjs';

/** Reads stored bytes as JSON; null for null. Where they are damaged, throws a Trouble that names them, which `isDamaged`. */
export function parseStored(bytes, name) {
  if (!bytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw Object.assign(new Trouble(`${name} is damaged: ${error.message}.`), { isDamaged: true });
  }
}
