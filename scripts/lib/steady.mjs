/** A number from 0 to 1 that is always the same for these words (FNV-1a). */
export function steadyNumber(...words) {
  let hash = 0x811c9dc5;
  for (const character of words.join('/')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff;
}
