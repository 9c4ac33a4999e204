import { inject } from 'vitest';

/** Requests a path of the site under test. Redirects are not followed; `accept` is a browser's by default. */
export async function ask(path: string, init: RequestInit & { accept?: string } = {}): Promise<Response> {
  const { accept = 'text/html,application/xhtml+xml', headers, ...rest } = init;
  return fetch(inject('origin') + path, {
    redirect: 'manual',
    ...rest,
    headers: { accept, ...(headers as Record<string, string> | undefined) },
  });
}

/** Posts a form as a page of the site would, from a visitor with a new address. */
export function post(
  path: string,
  fields: Record<string, string>,
  address = '203.0.113.9',
): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: inject('origin'), 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': address },
  });
}

/** Names on the cards of a results page, in order. */
export function cardNames(html: string): string[] {
  return [...html.matchAll(/<article[\s\S]*?<h[23][^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, heading]) =>
    decode((heading ?? '').replace(/<[^>]+>/g, '')).trim(),
  );
}

/** Text of an attribute, or words without tags, as React and the sanitiser escape them. */
export function decode(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
