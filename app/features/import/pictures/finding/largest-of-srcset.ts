export type SizedAddress = { address: string; width: number | null };

/** The largest picture of a srcset: by its widths, else by its densities. Addresses may contain commas. */
export function largestOfSrcset(srcset: string): SizedAddress | null {
  let best: (SizedAddress & { rank: number }) | null = null;
  for (const { address, descriptor } of entriesOf(srcset.slice(0, 10_000))) {
    const width = /^(\d{1,5})w/.exec(descriptor)?.[1];
    const density = /^(\d{1,2}(?:\.\d+)?)x/.exec(descriptor)?.[1];
    const rank = width ? Number(width) : Number(density ?? 1);
    if (!best || rank > best.rank) best = { address, width: width ? Number(width) : null, rank };
  }
  return best && { address: best.address, width: best.width };
}

/** By HTML's rules: an address runs to white space, its descriptor to the next comma. */
function entriesOf(srcset: string): { address: string; descriptor: string }[] {
  const entries = [];
  const pattern = /[\s,]*([^\s]+)([^,]*)/gy;
  for (let match = pattern.exec(srcset); match; match = pattern.exec(srcset)) {
    const [, written = '', rest = ''] = match;
    const address = written.replace(/,+$/, '');
    // A comma at its end ends the entry; the rest belongs to the next one.
    if (address !== written) pattern.lastIndex -= rest.length;
    if (address) entries.push({ address, descriptor: address === written ? rest.trim() : '' });
  }
  return entries;
}
