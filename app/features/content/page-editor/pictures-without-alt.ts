const picture = /<img\b[^>]*>/gi;
const saysWhat = /\salt\s*=\s*(?:"[^"]*[^\s"][^"]*"|'[^']*[^\s'][^']*'|[^\s"'>]+)/i;

/** How many pictures of a text have no alt text or a blank one. */
export function picturesWithoutAlt(html: string): number {
  return (html.match(picture) ?? []).filter((tag) => !saysWhat.test(tag)).length;
}
