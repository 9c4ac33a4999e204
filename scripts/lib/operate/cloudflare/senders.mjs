import { listOfAccount } from './ask-cloudflare.mjs';

/**
 * Checks that the account may send mail from the address in MAIL_FROM; returns { address, host, maySend }, `maySend`
 * null where it cannot be read.
 */
export async function readSender({ sender }) {
  const address = /<([^>]+)>/.exec(sender)?.[1] ?? sender;
  const host = address.slice(address.indexOf('@') + 1);
  const zones = await listOfAccount('/email/sending/zones', 'The domains could not be listed.').catch(
    () => null,
  );
  const maySend = zones && zones.some((zone) => zone.name === host && zone.enabled);
  return { address, host, maySend };
}
