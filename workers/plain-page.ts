import { requestNumber } from '~/lib/document/request-number';
import { escapeHtml as escaped } from '~/lib/text/escape-html';

type PlainPage = {
  status: number;
  title: string;
  /** Text about what happened and what to do. */
  text: string;
  /** The link that leads on. */
  links: readonly { to: string; title: string }[];
  /** A form in HTML, between the text and the links. */
  form?: string;
  /** Number of the request, for a visitor who writes to the site about it. */
  requestId?: string | undefined;
  headers?: Record<string, string>;
};

/** Colours and sizes of app/styles/theme.css, inline: this page must not need a file that might not load. */
const style = `
  :root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1e2422;--soft:#56605b;--gum:#1f4d43;--on-gum:#fff}
  @media(prefers-color-scheme:dark){:root{--paper:#161a18;--ink:#f1ece3;--soft:#b3bab5;--gum:#8cc7b5;--on-gum:#12211d}}
  body{margin:0;background:var(--paper);color:var(--ink);font:18px/1.6 system-ui,sans-serif}
  main{max-width:34rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) 1.25rem;text-align:center}
  .site{font:600 1.25rem Georgia,serif;color:var(--gum);text-decoration:none}
  h1{font:600 2.25rem/1.2 Georgia,serif;margin:2.5rem 0 1rem}
  p{color:var(--soft)}
  ul{list-style:none;padding:0;margin:2rem 0 0;display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}
  li a{display:inline-block;padding:.7rem 1.4rem;border-radius:10px;border:1px solid var(--gum);color:var(--gum);text-decoration:none}
  li:first-child a{background:var(--gum);color:var(--on-gum)}
  form{display:grid;gap:.4rem;margin:2rem 0 0;text-align:left}
  label{margin-top:.6rem;font-weight:600}
  input,textarea{box-sizing:border-box;width:100%;padding:.7rem .9rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--soft);border-radius:10px}
  button{justify-self:start;margin-top:1.2rem;padding:.7rem 1.4rem;font:inherit;border:0;border-radius:10px;background:var(--gum);color:var(--on-gum);cursor:pointer}
  :focus-visible{outline:3px solid #5b4b9a;outline-offset:2px}`;

/**
 * A page that needs no outside part and nothing of Remix: for refused requests, and for when everything else
 * failed.
 */
export function plainPage({
  status,
  title,
  text,
  links,
  form = '',
  requestId,
  headers,
}: PlainPage): Response {
  const items = links.map((link) => `<li><a href="${escaped(link.to)}">${escaped(link.title)}</a></li>`);
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | Stay Adelaide</title>
<style>${style}</style>
</head>
<body>
<main>
<a class="site" href="/">Stay Adelaide</a>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${form}<ul>${items.join('')}</ul>
${requestId ? requestNumber(requestId) : ''}</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action ${form ? "'self'" : "'none'"}`,
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
