import { createHash } from 'node:crypto';

import { askAccount } from './ask-cloudflare.mjs';
import { Trouble } from '../trouble.mjs';

const patienceMs = 10 * 60_000;

/**
 * Runs SQL of any length on an environment's database, as `wrangler d1 execute --file` does: the text is uploaded, and D1 runs all of it
 * or nothing. Throws a Trouble with `failure` and D1's words.
 */
export async function importRemotely({ database }, sql, failure) {
  const body = Buffer.from(sql);
  const etag = createHash('md5').update(body).digest('hex');
  const ask = (json, isRepeatable = false) =>
    askAccount(`/d1/database/${database.id}/import`, failure, { method: 'POST', json, isRepeatable });
  let answer = await ask({ action: 'init', etag }, true);
  // Without an address D1 has this very text already, and runs it.
  if (answer.upload_url) {
    await upload(answer.upload_url, { body, etag, failure });
    answer = await ask({ action: 'ingest', filename: answer.filename, etag });
  }
  // D1 holds the answer until there is progress.
  while (answer.success && answer.status !== 'complete' && answer.status !== 'error')
    answer = await ask({ action: 'poll', current_bookmark: answer.at_bookmark }, true);
  if (answer.status === 'complete' && answer.success) return;
  throw new Trouble(`${failure}\n${answer.error ?? answer.errors?.join('\n')}`);
}

/** The address is signed, so the token is not sent there. */
async function upload(address, { body, etag, failure }) {
  const put = { method: 'PUT', body, signal: AbortSignal.timeout(patienceMs) };
  const answer = await fetch(address, put).catch((error) => error);
  if (answer instanceof Error)
    throw new Trouble(
      `${failure}\nThe SQL could not be uploaded: ${answer.cause?.message ?? answer.message}`,
    );
  const stored = answer.headers.get('etag')?.replaceAll('"', '');
  if (answer.ok && stored === etag) return;
  throw new Trouble(`${failure}\nThe SQL did not arrive as it was sent: status ${answer.status}.`);
}
