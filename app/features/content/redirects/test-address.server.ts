import type { Database } from '~/db/client';

import { answerOfEdge, keepQuery } from './edge/answer-of-edge';
import { findOccupants } from './saving/find-occupants.server';
import { findStoredRedirect } from './edge/find-stored-redirect.server';
import { isOwnRoute } from './rules/judge-redirect';
import { readTo } from './rules/redirect-path';
import type { RedirectTable } from './rules/redirect-table';

/** One answer on the way of a request. */
export type Step =
  | { kind: 'hard' | 'stored' | 'trimmed' | 'new'; path: string; to: string; status: number }
  | { kind: 'content'; path: string; text: string }
  | { kind: 'route' | 'missing' | 'endless'; path: string };

const maxSteps = 10;

/**
 * The answers that a visitor of an address gets, step by step: the edge's own decisions in its order, then
 * the page. Null for a text that is not a path of this site.
 */
export async function testAddress(
  { db, redirects }: { db: Database; redirects: RedirectTable },
  text: string,
  origin: string,
): Promise<Step[] | null> {
  // As typed, since a trailing slash is a step of its own.
  if (readTo(text, origin).path === undefined) return null;
  const steps: Step[] = [];
  let address = text.trim();
  while (steps.length < maxSteps) {
    const { pathname, search } = new URL(address, origin);
    const answer = await answerOfEdge(pathname, search, redirects);
    const step: Step = answer
      ? { kind: answer.kind, path: pathname + search, to: answer.to, status: answer.status }
      : await answerOfSite(db, pathname, search);
    steps.push(step);
    if (!('to' in step)) return steps;
    address = step.to;
  }
  return [...steps, { kind: 'endless', path: address }];
}

async function answerOfSite(db: Database, pathname: string, search: string): Promise<Step> {
  const path = pathname + search;
  const text = (await findOccupants({ db }, [pathname])).get(pathname);
  if (text) return { kind: 'content', path, text };
  if (pathname === '/' || isOwnRoute(pathname)) return { kind: 'route', path };
  const stored = await findStoredRedirect({ db }, pathname);
  if (!stored) return { kind: 'missing', path };
  return { kind: 'new', path, to: keepQuery(stored.to, search), status: stored.status };
}
