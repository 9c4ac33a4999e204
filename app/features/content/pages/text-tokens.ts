import { escapeHtml } from '~/lib/text/escape-html';
import { once } from '~/lib/memory/once';

/** Settings that stored text may contain as `{{key}}`; an absent or blank one has a fallback. */
export type TokenValues = Readonly<Record<string, string | undefined>>;

const emailKeys = [
  'email_support',
  'email_privacy',
  'email_legal',
  'email_press',
  'email_partners',
  'email_contact',
];
export const tokenKeys: readonly string[] = [...emailKeys, 'policy_updated'];

const pattern = /\{\{\s*([a-z_]+)\s*\}\}/g;

/**
 * Puts settings into HTML that is still to be sanitised. An e-mail address becomes a link, within a tag or a link
 * the bare address; without one the reader is sent to the contact page. Unknown tokens stay as they are.
 */
export function fillTokens(html: string, values: TokenValues): string {
  let openLinks = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith('<'))
      return piece.replace(pattern, (whole, key) => asHtml(key, values, openLinks > 0) ?? whole);
    if (/^<a[\s>]/i.test(piece)) openLinks += 1;
    if (/^<\/a[\s>]/i.test(piece)) openLinks -= 1;
    return piece.replace(pattern, (whole, key) => escapeHtml(asText(key, values) ?? whole));
  });
}

/** The same for plain text such as an excerpt or a description. */
export function fillTokensInText(text: string, values: TokenValues): string {
  return text.replace(pattern, (whole, key) => asText(key, values) ?? whole);
}

function asHtml(key: string, values: TokenValues, isInLink: boolean): string | null {
  if (key === 'policy_updated') return escapeHtml(monthOf(values[key]));
  if (!emailKeys.includes(key)) return null;
  const address = addressOf(key, values);
  if (!address) return isInLink ? 'our contact page' : '<a href="/contact">our contact page</a>';
  return isInLink
    ? escapeHtml(address)
    : `<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;
}

function asText(key: string, values: TokenValues): string | null {
  if (key === 'policy_updated') return monthOf(values[key]);
  return emailKeys.includes(key) ? addressOf(key, values) || 'our contact page' : null;
}

/** The requested address, else the general one; blank when neither is an address. */
function addressOf(key: string, values: TokenValues): string {
  return (
    [values[key], values.email_contact].find((value) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(value ?? '')) ?? ''
  );
}

const longMonth = once(
  () => new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** `2024-01-15` → 'January 2024', the policies' first date; anything else gives that date too. */
function monthOf(date: string | undefined): string {
  const isDate = date && /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(date);
  const month = isDate ? date.slice(0, 7) : '2024-01';
  return longMonth().format(new Date(`${month}-01T00:00:00Z`));
}
