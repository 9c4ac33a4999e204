import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { askAccount } from './ask-cloudflare.mjs';
import { Trouble } from '../trouble.mjs';

const uploadMs = 10 * 60_000;
/** D1 takes seconds for a part of a backup. */
const importMs = 30 * 60_000;
const betweenMs = 1_000;

/**
 * Runs SQL of any length on an environment's database, as `wrangler d1 execute --file` does: the text is uploaded, and D1 runs all of it
 * or nothing. Throws a Trouble with `failure` and D1's words, or when D1 has not ended it after `maxMs`.
 */
export async function importRemotely({ database }, sql, failure, maxMs = importMs) {
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
  const end = Date.now() + maxMs;
  const isUnderWay = () => answer.success && answer.status !== 'complete' && answer.status !== 'error';
  // D1 holds the answer until there is progress.
  while (isUnderWay()) {
    answer = await ask({ action: 'poll', current_bookmark: answer.at_bookmark }, true);
    if (!isUnderWay()) break;
    if (Date.now() >= end) throw new Trouble(`${failure}\n${tooLong(maxMs)}`);
    await pause(Math.min(betweenMs, maxMs));
  }
  if (answer.status === 'complete' && answer.success) return;
  throw new Trouble(`${failure}\n${answer.error ?? answer.errors?.join('\n')}`);
}

const tooLong = (maxMs) =>
  `D1 has the SQL and has not ended it after ${Math.round(maxMs / 60_000)} minutes. It may still end it: wait ten minutes before the ` +
  'same command begins again. https://www.cloudflarestatus.com says whether D1 is well.';

/** The address is signed, so the token is not sent there. */
async function upload(address, { body, etag, failure }) {
  const put = { method: 'PUT', body, signal: AbortSignal.timeout(uploadMs) };
  const answer = await fetch(address, put).catch((error) => error);
  if (answer instanceof Error)
    throw new Trouble(
      `${failure}\nThe SQL could not be uploaded: ${answer.cause?.message ?? answer.message}`,
    );
  const stored = answer.headers.get('etag')?.replaceAll('"', '');
  if (answer.ok && stored === etag) return;
  throw new Trouble(`${failure}\nThe SQL did not arrive as it was sent: status ${answer.status}.`);
}
