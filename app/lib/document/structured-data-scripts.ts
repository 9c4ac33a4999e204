const script = /<script type="application\/ld\+json">.*?<\/script>/gs;
const endOfHead = '</head>';

/**
 * A document's markup without the structured data of its head, and these. At the end of the document they are beside the loaders' data,
 * which say the same and with which they compress, and what is painted first comes before them.
 */
export function takeStructuredData(content: string): { page: string; scripts: string } {
  const end = content.indexOf(endOfHead);
  const head = content.slice(0, end);
  const scripts = head.match(script);
  if (!scripts) return { page: content, scripts: '' };
  return { page: head.replace(script, '') + content.slice(end), scripts: scripts.join('') };
}
