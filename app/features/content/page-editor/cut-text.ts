/** Text as a search engine shows it: whole words up to this many characters, then an ellipsis. */
export function cutText(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most).replace(/[\s,;:.–-]+$/, '')} …`;
}

export const shownTitle = 60;
export const shownDescription = 158;
