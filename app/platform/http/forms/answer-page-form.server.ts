import { data, redirect } from '@remix-run/cloudflare';

import {
  readPageForm,
  searchPart,
  ticksParam,
  ticksPart,
  wordsOfSearch,
  type KeptParts,
  type TypedParts,
} from '~/lib/form/page-parts';
import { isNotice, type Notice } from '~/lib/notices';
import type { Services } from '~/platform/services';

import { findCookie, cookieName, withCookies } from '../cookies';
import { noticeCookie } from './notice';

type Input = { services: Pick<Services, 'config'>; request: Request };
/** Gives the part of the page that was sent. */
type PartOf = (form: FormData) => FormData;

/** The answer to a button of a page of several parts, where something is typed beside it. */
export type KeptAnswer = { kept: KeptParts };

/**
 * Answers the part of a page that was sent, by `answer`. What was typed in the other parts, without scripts, comes back with it:
 * in the place of a redirect to the same page, or beside the errors.
 */
export async function answerPageForm<Answer>(
  { services, request }: Input,
  answer: (partOf: PartOf) => Promise<Answer>,
) {
  let typed: TypedParts | null = null;
  const given = await answer((form) => {
    const read = readPageForm(form);
    typed = read.typed;
    if (read.part !== searchPart) return read.own;
    const words = wordsOfSearch(read.own);
    // Ticks go on to the other list.
    const waits = typed !== null && Object.keys(typed).some((part) => part !== ticksPart);
    typed = waits ? { ...typed, [searchPart]: words } : null;
    throw waits ? waiting(services, request) : searched(request, words, read.ticks);
  }).catch(thrownAnswer);
  if (!(given instanceof Response)) return typed ? withKept(given, { notice: null, typed }) : given;
  if (!typed || !isBack(given, request)) throw given;
  const { notice, cookies } = cookiesOf(services, given);
  return data<KeptAnswer>({ kept: { notice, typed } }, { headers: withCookies(cookies) });
}

/** Leads to the list that a search asks for, with the rows that are ticked. */
function searched({ url }: Request, words: Record<string, string>, ticks: readonly number[]) {
  const { pathname } = new URL(url);
  const query = new URLSearchParams(words);
  if (ticks.length > 0) query.set(ticksParam, ticks.join(','));
  return redirect(query.size > 0 ? `${pathname}?${query.toString()}` : pathname, 303);
}

/** With something typed beside a search the page stays: another list may be without the row in which it was typed. */
const waiting = (services: Input['services'], { url }: Request) =>
  redirect(new URL(url).pathname, {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'search-waits') },
  });

function thrownAnswer(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

const isBack = ({ headers }: Response, { url }: Request) => {
  const to = headers.get('location');
  return to !== null && new URL(to, url).pathname === new URL(url).pathname;
};

/** The message is in the page already, so the browser does not get it for the next one. */
function cookiesOf(services: Input['services'], { headers }: Response) {
  const cookies = headers.getSetCookie();
  const name = cookieName(services, 'notice');
  const notices = cookies.map((cookie) => findCookie(cookie, name));
  const notice = notices.find((word): word is Notice => isNotice(word)) ?? null;
  return { notice, cookies: cookies.filter((_, index) => notices[index] === null) };
}

/** An answer made by `data`, or its content alone. */
function withKept<Answer>(given: Answer, kept: KeptParts): Answer {
  if (typeof given !== 'object' || given === null) return given;
  const isData = 'type' in given && given.type === 'DataWithResponseInit' && 'data' in given;
  if (!isData) return { ...given, kept };
  return { ...given, data: { ...(given.data as object), kept } };
}
