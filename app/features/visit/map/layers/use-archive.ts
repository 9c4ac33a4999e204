import type { Source } from 'pmtiles';

/** Parts of a file at an address that names its version, so that browsers may keep them for good. */
export const readParts = (address: string): Source => ({
  getKey: () => address,
  async getBytes(offset, length, signal) {
    const range = `bytes=${offset}-${offset + length - 1}`;
    const answer = await fetch(address, { headers: { range }, signal });
    if (answer.status !== 206) throw new Error(`The map answered ${answer.status}.`);
    return { data: await answer.arrayBuffer() };
  },
});

/** The address of the site's archive of tiles; null when it has none. */
export async function findArchive(signal: AbortSignal): Promise<string | null> {
  const answer = (await (await fetch('/map-tiles', { signal })).json()) as { archive?: unknown };
  return typeof answer.archive === 'string' ? answer.archive : null;
}
