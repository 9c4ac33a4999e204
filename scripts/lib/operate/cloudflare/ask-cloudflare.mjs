import { setTimeout as pause } from 'node:timers/promises';

import { Trouble } from '../trouble.mjs';

const patienceMs = 60_000;
const tries = 3;
const betweenMs = 500;

/**
 * The result of a call of Cloudflare's public interface, as `wrangler` would make it, without starting a program for it. Needs what `signIn` sets.
 * `json` is the body of a POST or of another method; such a call is made once, unless it `isRepeatable`. Throws a Trouble with `failure`,
 * Cloudflare's words and its `status`.
 */
export async function askCloudflare(path, failure, options) {
  const answer = await callCloudflare(path, failure, options);
  return (await answer.json()).result;
}

/** The same inside the account. */
export const askAccount = (path, failure, options) => askCloudflare(inAccount(path), failure, options);

/** All items of a paged list of the account; `itemsOf` returns the items of a page's result. */
export async function listOfAccount(path, failure, itemsOf = (result) => result) {
  const items = [];
  const address = new URL(inAccount(path), 'http://interface');
  for (let page = 1; ; page += 1) {
    const answer = await callCloudflare(`${address.pathname}${address.search}`, failure);
    const { result, result_info: info } = await answer.json();
    const found = itemsOf(result);
    items.push(...found);
    if (info?.cursor) address.searchParams.set('cursor', info.cursor);
    else if (found.length > 0 && items.length < (info?.total_count ?? 0))
      address.searchParams.set('page', String(page + 1));
    else return items;
  }
}

/** Cloudflare's code for a bucket that is not there, as opposed to an object that is not there. */
const noBucket = /\[code: 10006\]/;

/** A stored object of a bucket as bytes; null when there is none. Throws a Trouble where it, or its bucket, cannot be read. */
export async function readObject(bucket, key, failure) {
  const path = inAccount(`/r2/buckets/${bucket}/objects/${encodeURI(key)}`);
  try {
    const answer = await callCloudflare(path, failure);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    if (error.status === 404 && !noBucket.test(error.message)) return null;
    throw error;
  }
}

const inAccount = (path) => `/accounts/${process.env.CLOUDFLARE_ACCOUNT_ID}${path}`;

/** Repeats a call that Cloudflare did not answer or that failed, unless it changes something. */
async function callCloudflare(path, failure, { method = 'GET', json, isRepeatable = method === 'GET' } = {}) {
  for (let left = isRepeatable ? tries : 1; ; left -= 1) {
    const answer = await callOnce(path, method, json).catch((error) => error);
    if (answer.ok) return answer;
    if (left > 1 && !(answer.status < 500)) await pause(betweenMs);
    else throw Object.assign(new Trouble(`${failure}\n${await wordsOf(answer)}`), { status: answer.status });
  }
}

function callOnce(path, method, json) {
  const {
    CLOUDFLARE_API_BASE_URL: base = 'https://api.cloudflare.com/client/v4',
    CLOUDFLARE_API_TOKEN: token,
  } = process.env;
  return fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': 'stay-adelaide-commands',
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
    signal: AbortSignal.timeout(patienceMs),
  });
}

const refused = [401, 403];
const permissions =
  'The token in CLOUDFLARE_API_TOKEN is not accepted, or may not do this: README, "Deploy and roll back", has what it needs.';

const whereToLook =
  'Is this machine online? https://www.cloudflarestatus.com says whether Cloudflare is well.';

/** The message of a failed answer, or the reason why there is no answer. */
async function wordsOf(answer) {
  if (answer instanceof Error)
    return `Cloudflare did not answer: ${answer.cause?.message ?? answer.message}\n${whereToLook}`;
  const said = saidBy(answer.status, await answer.text());
  return refused.includes(answer.status) ? `${said}\n${permissions}` : said;
}

function saidBy(status, text) {
  try {
    return JSON.parse(text)
      .errors.map(({ code, message }) => `${message} [code: ${code}]`)
      .join('\n');
  } catch {
    return `status ${status} ${text.slice(0, 200)}`;
  }
}
