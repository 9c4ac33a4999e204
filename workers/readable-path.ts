/**
 * Control characters, and the backslash, which some programs read as a slash: none of our addresses has them.
 */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const neverInPath = /[\u0000-\u001f\u007f-\u009f\\]/;

/** True for a path that can be decoded and has no such character. */
export function isReadable(path: string): boolean {
  try {
    return !neverInPath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
