import { readSender } from '../cloudflare/senders.mjs';
import { inRunbook, look } from './look.mjs';

/** The address that mail comes from must be one that the binding allows, of a domain that the account may send from. */
export const checkSenders = (environment) => [look('sender of mail', () => sender(environment))];

async function sender(environment) {
  const { address, host, maySend } = await readSender(environment);
  const allowed = (environment.queue.config.send_email ?? []).flatMap(
    ({ allowed_sender_addresses: addresses = [] }) => addresses,
  );
  const isNamed = allowed.length === 0 || allowed.includes(address);
  return {
    found: maySend === null ? `${address}; the account’s domains could not be read` : address,
    problem:
      (!isNamed && `MAIL_FROM is ${address}, which the binding EMAIL does not allow`) ||
      (maySend === false && `the account may not send from ${host}`),
    todo: isNamed
      ? `npm run setup -- ${environment.name} says how to add the domain\n${inRunbook('mail-blocked')}`
      : `add it to allowed_sender_addresses in ${environment.queue.file}`,
  };
}
