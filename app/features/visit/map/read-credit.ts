const longest = 160;

/** Whom an archive names as its source, as text with the first of its links. Throws when it names nobody. */
export function readCredit(metadata: unknown) {
  const html = (metadata as { attribution?: unknown } | null)?.attribution;
  const { body } = new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html');
  const text = body.textContent.trim().slice(0, longest);
  if (!text) throw new Error('The map names no source.');
  const link = body.querySelector('a');
  return { text, href: link?.protocol === 'https:' ? link.href : null };
}
