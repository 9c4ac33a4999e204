import { parseStored } from '../operate/parse-stored.mjs';

/** Names of a site's whole backups, the newest last. Throws a Trouble where the list is damaged. */
export async function listBackups(site) {
  const name = `The list of the backups of ${site.environment} (the next backup writes it anew; each can be restored by its name)`;
  return parseStored(await site.index(), name)?.backups ?? [];
}
