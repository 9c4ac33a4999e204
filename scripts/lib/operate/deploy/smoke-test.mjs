import { setTimeout as pause } from 'node:timers/promises';

import { probe } from '../probe.mjs';
import { findStay, makeTestListing, removeTestListing } from './test-listing.mjs';

/** Slightly longer than the minimum time that the form accepts. */
const longEnoughMs = 2_200;

/**
 * Tests one version as a visitor would use it: pages, signing in, and an enquiry to a listing that exists
 * only for this. Returns [{ what, problem }], `problem` null where all is well.
 */
export async function smokeTest(environment, version, { fillingInMs = longEnoughMs } = {}) {
  const stay = await findStay(environment);
  const ask = (path, init) => probe(environment, path, { version, ...init });
  const results = [];
  const check = async (what, test) => results.push({ what, problem: await test() });
  await check('health', async () => wrongStatus(await ask('/health')));
  await check('home page', async () => wrongPage(await ask('/'), '/search'));
  await check('search', async () => wrongPage(await ask('/search'), '</html>'));
  if (stay) await check('a stay', async () => wrongPage(await ask(`/property/${stay}`), '</html>'));
  await check('sign-in page', async () => wrongPage(await ask('/auth'), 'password'));
  await check('a script of the home page', () => scriptProblem(ask));
  return [...results, ...(await tryEnquiry(environment, ask, fillingInMs))];
}

/** The listing is public only while its form is sent, not during the wait that the form's stamp requires. */
async function tryEnquiry(environment, ask, fillingInMs) {
  const { stamp, problem: noStamp } = await takeStamp(ask);
  if (noStamp) return [{ what: 'an enquiry', problem: `the form has no stamp: ${noStamp}` }];
  await pause(fillingInMs);
  let problem = null;
  let stored = 0;
  try {
    const slug = await makeTestListing(environment);
    problem = await sendEnquiry(ask, { origin: environment.origin, slug, stamp });
  } finally {
    stored = await removeTestListing(environment);
  }
  const isLost = problem === null && stored !== 1;
  return [
    { what: 'an enquiry', problem },
    ...(isLost ? [{ what: 'the stored enquiry', problem: `the database had ${stored} and not 1` }] : []),
  ];
}

const wrongStatus = ({ status, text }, right = 200) =>
  status === right ? null : status === 0 ? `no answer: ${text}` : `status ${status}`;

function wrongPage(answer, words) {
  return wrongStatus(answer) ?? (answer.text.includes(words) ? null : `the page has no '${words}'`);
}

async function scriptProblem(ask) {
  const { text } = await ask('/');
  const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
  return script ? wrongStatus(await ask(script)) : 'the home page names no script';
}

async function takeStamp(ask) {
  const stamped = await ask('/form-stamp?for=enquiry');
  const problem = wrongStatus(stamped);
  return { problem, stamp: problem ? null : JSON.parse(stamped.text).stamp };
}

async function sendEnquiry(ask, { origin, slug, stamp }) {
  const fields = {
    name: 'Release check',
    email: 'release-check@example.com',
    message: 'A test of this site, removed in a moment.',
    stamp,
  };
  const body = new URLSearchParams(fields);
  return wrongStatus(await ask(`/property/${slug}`, { method: 'POST', body, headers: { origin } }));
}
