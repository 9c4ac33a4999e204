import { setTimeout as pause } from 'node:timers/promises';

import { parseStored } from '../parse-stored.mjs';
import { Trouble } from '../trouble.mjs';

const patienceMs = 60_000;
const tries = 3;
const betweenMs = 500;
/** For how long Cloudflare may ask to wait after too many calls. */
const longestWaitMs = 60_000;

/**
 * The result of a call of Cloudflare's public interface, as `wrangler` would make it, without starting a program for it. Needs what `signIn` sets.
 * `json` is the body of a POST or of another method; such a call is made once, unless it `isRepeatable` or was refused for being one of too many.
 * Throws a Trouble with `failure`, Cloudflare's words and its `status`.
 */
export async function askCloudflare(path, failure, options) {
  return (await readAnswer(await callCloudflare(path, failure, options), failure)).result;
}

/** The same inside the account. */
export const askAccount = (path, failure, options) => askCloudflare(inAccount(path), failure, options);

/** All items of a paged list of the account; `itemsOf` returns the items of a page's result. */
export async function listOfAccount(path, failure, itemsOf = (result) => result) {
  const items = [];
  const address = new URL(inAccount(path), 'http://interface');
  for (let page = 1; ; page += 1) {
    const answer = await callCloudflare(`${address.pathname}${address.search}`, failure);
    const { result, result_info: info } = await readAnswer(answer, failure);
    const found = itemsOf(result);
    items.push(...found);
    if (info?.cursor) address.searchParams.set('cursor', info.cursor);
    else if (found.length > 0 && items.length < (info?.total_count ?? 0))
      address.searchParams.set('page', String(page + 1));
    else return items;
  }
}

/** Cloudflare's codes for a bucket, and for an account, that is not there, as opposed to an object that is not there. */
const noBucket = /\[code: (?:10006|7003)\]/;

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

/** The same of an object that is JSON. Throws a Trouble where it is none. */
export async function readJsonObject(bucket, key, failure) {
  return parseStored(await readObject(bucket, key, failure), `${key} of the bucket ${bucket}`);
}

const inAccount = (path) => `/accounts/${process.env.CLOUDFLARE_ACCOUNT_ID}${path}`;

/** Repeats a call that Cloudflare did not answer or that failed, unless it changes something. */
async function callCloudflare(path, failure, { method = 'GET', json, isRepeatable = method === 'GET' } = {}) {
  for (let left = tries; ; left -= 1) {
    const answer = await callOnce(path, method, json).catch((error) => error);
    if (answer.ok) return answer;
    const waitMs = left > 1 ? pauseAfter(answer, isRepeatable) : null;
    if (waitMs === null) throw trouble(failure, await whyFailed(answer), answer.status);
    await pause(waitMs);
  }
}

/** Milliseconds before a call is made again; null where it is not. Too many calls change nothing, whatever they ask for. */
function pauseAfter(answer, isRepeatable) {
  if (answer.status === 429)
    return Math.min(longestWaitMs, (Number(answer.headers.get('retry-after')) || 1) * 1000);
  return isRepeatable && !(answer.status < 500) ? betweenMs : null;
}

/** `why` is the same for all calls that fail for one reason, such as a token that is not accepted. */
const trouble = (failure, why, status) => Object.assign(new Trouble(`${failure}\n${why}`), { status, why });

/** The body of a good answer. A proxy or a network's own page may answer in Cloudflare's place. */
async function readAnswer(answer, failure) {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw trouble(failure, notCloudflare(answer.status, text), answer.status);
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
/** Cloudflare's code for an address that nothing answers, such as one of an account that is not there; it repeats the address. */
const noAddress = /\[code: 7003\]/;
const permissions = () =>
  [
    `The token is not accepted for the account ${process.env.CLOUDFLARE_ACCOUNT_ID}, has expired, or may not do this.`,
    'README, "Deploy and roll back", has what it needs; CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID choose another one.',
  ].join('\n');

const whereToLook =
  'Is this machine online? https://www.cloudflarestatus.com says whether Cloudflare is well.';
const tooMany =
  'Too many calls were made with this token. Wait five minutes, then run the same command again.';

/** The message of a failed answer, or the reason why there is no answer, and what to do. */
async function whyFailed(answer) {
  if (answer instanceof Error)
    return `Cloudflare did not answer: ${answer.cause?.message || answer.message}\n${whereToLook}`;
  const text = await answer.text();
  const said = saidIn(text);
  if (said === null) return notCloudflare(answer.status, text);
  if (answer.status === 429) return `${said}\n${tooMany}`;
  if (noAddress.test(said)) return `${said.replace(/ \/\S+/g, '')}\n${permissions()}`;
  return refused.includes(answer.status) ? `${said}\n${permissions()}` : said;
}

/** Cloudflare's words, with their codes; null where the text is not Cloudflare's. */
function saidIn(text) {
  try {
    return JSON.parse(text)
      .errors.map(({ code, message }) => `${message} [code: ${code}]`)
      .join('\n');
  } catch {
    return null;
  }
}

const longestQuote = 200;

/** The advice for an answer that is none of Cloudflare's interface, with the words of a page without its tags. */
function notCloudflare(status, text) {
  const words = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const quote = words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
  return [
    `status ${status} ${quote}`.trim(),
    `That is no answer of Cloudflare's interface: a proxy or a sign-in page of this network may have given it. ${whereToLook}`,
  ].join('\n');
}
