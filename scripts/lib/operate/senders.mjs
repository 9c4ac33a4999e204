import { runWrangler } from '../server/wrangler.mjs';
import { plain } from './environment.mjs';

/** Whether the account may send mail from the address in MAIL_FROM: { address, host, maySend }, `maySend` null where it cannot be read. */
export async function readSender({ sender }) {
  const address = /<([^>]+)>/.exec(sender)?.[1] ?? sender;
  const host = address.slice(address.indexOf('@') + 1);
  const { code, output } = await runWrangler(['email', 'sending', 'list'], { env: { NO_COLOR: '1' } });
  if (code !== 0) return { address, host, maySend: null };
  const line = plain(output)
    .split('\n')
    .map((text) => text.split(/[\s│]+/))
    .find((words) => words.includes(host));
  return { address, host, maySend: Boolean(line?.includes('yes')) };
}
