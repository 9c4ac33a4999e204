import type { AppLoadContext } from '@remix-run/cloudflare';

import { readUnsubscribeToken, unsubscribePath } from '~/features/visit/newsletter/newsletter-links';
import { isSameSite } from '~/platform/http/cross-site-check';
import { isRead } from '~/platform/http/is-read';
import type { Secret } from '~/lib/crypto/secret';
import { isReadable } from './readable-path';

import { maxOfForm } from './max-body';
import { plainPage } from './plain-page';

const longestPath = 2048;

/**
 * The answer to a request that is refused, such as an address that cannot be read or a form from another
 * site; else null.
 */
export async function refuse(
  request: Request,
  url: URL,
  { services }: AppLoadContext,
): Promise<Response | null> {
  if (url.pathname.length > longestPath || !isReadable(url.pathname)) return unreadableAddress();
  if (isRead(request)) return null;
  if (isSameSite(request, [services.config.siteOrigin, url.origin])) return null;
  return (await isOneClickUnsubscribe(request, url, services.config.linkSecret)) ? null : foreignForm();
}

/**
 * A mail program that unsubscribes by the List-Unsubscribe header sends no origin, and its address carries a
 * token that only this site can have made: the one exemption from the cross-site check.
 */
async function isOneClickUnsubscribe(
  { method }: Request,
  { pathname, searchParams }: URL,
  linkSecret: Secret,
): Promise<boolean> {
  if (method !== 'POST' || pathname !== unsubscribePath) return false;
  return (await readUnsubscribeToken(linkSecret, searchParams.get('token'))) !== null;
}

const unreadableAddress = () =>
  plainPage({
    status: 400,
    title: 'This address cannot be read',
    text: 'There are characters in it that no address of this site has. Perhaps a link was cut or copied in part.',
    links: [
      { to: '/', title: 'Go to the home page' },
      { to: '/search', title: 'All accommodation' },
    ],
  });

const foreignForm = () =>
  plainPage({
    status: 403,
    title: 'This form was sent from another site',
    text: 'It has been refused, so that no other site can act for you here. If you sent it from one of our pages, open that page again and send it once more.',
    links: [
      { to: '/', title: 'Go to the home page' },
      { to: '/contact', title: 'Contact us' },
    ],
  });

/** `max` is the limit in bytes; what is larger than other forms has files. */
export const tooLargeForm = (max: number) =>
  plainPage({
    status: 413,
    title: 'This form is too large',
    text: `A form may have ${Math.floor(max / 1_000_000)} MB at most here, and nothing of this one was kept. Your browser still has what you typed: go back, ${max > maxOfForm ? 'choose fewer or smaller files' : 'shorten it'}, and send it again.`,
    links: [
      { to: '', title: 'Open the page again' },
      { to: '/', title: 'Go to the home page' },
    ],
  });
