import { setTimeout as pause } from 'node:timers/promises';

import { probe } from '../probe.mjs';
import { makeTestListing, removeTestListing } from './test-listing.mjs';

/** Slightly longer than the form wants a visitor to need. */
const fillingInMs = 2_200;

/**
 * Tries one version as a visitor would: pages, signing in, and an enquiry to a listing that exists only for this. Returns
 * [{ what, problem }], `problem` null where all is well.
 */
export async function smokeTest(environment, version) {
  const { slug, stay } = await makeTestListing(environment);
  const ask = (path, init) => probe(environment, path, { version, ...init });
  const results = [];
  const check = async (what, test) => results.push({ what, problem: await test() });
  let sent = false;
  try {
    await check('health', async () => wrongStatus(await ask('/health')));
    await check('home page', async () => wrongPage(await ask('/'), '/search'));
    await check('search', async () => wrongPage(await ask('/search'), '</html>'));
    await check('a stay', async () => wrongPage(await ask(`/property/${stay ?? slug}`), '</html>'));
    await check('sign-in page', async () => wrongPage(await ask('/auth'), 'password'));
    await check('a script of the home page', () => scriptProblem(ask));
    await check('an enquiry', async () => {
      const problem = await sendEnquiry(ask, environment.origin, slug);
      sent = problem === null;
      return problem;
    });
  } finally {
    const stored = await removeTestListing(environment);
    if (sent && stored !== 1)
      results.push({ what: 'the stored enquiry', problem: `the database had ${stored} and not 1` });
  }
  return results;
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

async function sendEnquiry(ask, origin, slug) {
  const stamped = await ask('/form-stamp?for=enquiry');
  const noStamp = wrongStatus(stamped);
  if (noStamp) return `the form has no stamp: ${noStamp}`;
  await pause(fillingInMs);
  const fields = {
    name: 'Release check',
    email: 'release-check@example.com',
    message: 'A test of this site, removed in a moment.',
    stamp: JSON.parse(stamped.text).stamp,
  };
  const body = new URLSearchParams(fields);
  return wrongStatus(await ask(`/property/${slug}`, { method: 'POST', body, headers: { origin } }));
}
