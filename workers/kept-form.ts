import { signedOut } from '~/lib/account-cookie';
import { escapeHtml as escaped } from '~/lib/text/escape-html';

import { plainPage } from './plain-page';

/** The text that was typed in a form without scripts, taken before Remix reads it. */
export type TypedForm = { fields: [name: string, text: string][]; hasFiles: boolean };

/** More fields than any of our forms has. */
const maxFields = 600;
const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const typeOf = ({ headers }: Request) => headers.get('content-type') ?? '';
/** Bytes of the body as declared; 0 when not. */
export const lengthOf = ({ headers }: Request) => Number(headers.get('content-length'));

/** True when a browser without scripts sent this. Such a browser replaces the form by the answer, whatever it is. */
export function isFromForm(request: Request): boolean {
  return formType.test(typeOf(request)) && (request.headers.get('accept') ?? '').includes('text/html');
}

/** The fields of the body; null when it is no form or has more of them than a form of ours. */
export async function readTyped(request: Pick<Request, 'formData'>): Promise<TypedForm | null> {
  const form = await request.formData().catch(() => null);
  const entries = form ? [...form] : [];
  if (entries.length === 0 || entries.length > maxFields) return null;
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // A field of files in which none was chosen is sent as a nameless one.
  const hasFiles = entries.some(([, value]) => typeof value !== 'string' && value.name !== '');
  return { fields, hasFiles };
}

/** In a form that was kept for a person who was signed out: the account in which it was written. */
const accountField = '__account__';

/** True when a form was written in another account than this. */
export const isOfOther = ({ fields }: TypedForm, account: string) =>
  fields.some(([name, written]) => name === accountField && written !== account);

/** True when a form's body may have the account that it was written in. */
export const mayNameAccount = (body: ArrayBuffer) => new TextDecoder().decode(body).includes(accountField);

/** Never sent back. */
const isSecret = (name: string) => /password|proof|token|secret|^([^:]*:)?code$/i.test(name);

/** Hidden fields of our forms, also where they belong to one part of a page, as 'part:field'. */
const isCarried = (name: string, text: string) =>
  /^([^:]*:)?(intent|version|key|form_?key|stamp|seen|redirectTo|work|lead|property|photo|image|passkey|item|was|page|order|delete|began_as|pressed|stored|storedText|.*_?id|__\w+__|take[.:].*)$/i.test(
    name,
  ) || /^(|on|[0-9a-f-]{36})$/i.test(text);

/**
 * The page in place of an error that would lose a form: the typed values, in a form with the same address.
 * Passwords and codes are to be typed, and files to be chosen, once more.
 */
export function keptFormPage(
  typed: TypedForm,
  status: number,
  account: string | null = null,
  requestId?: string,
): Response {
  const isSignedOut = status === 401;
  const signIn = `<p><a href="/auth" target="_blank">Sign in (opens a new tab)</a></p>`;
  return plainPage({
    status,
    title: isSignedOut ? 'Sign in to send this' : 'We could not send this',
    text: isSignedOut
      ? `You have been signed out meanwhile. Nothing you typed is gone: sign in in another tab, come back to this one, and send it.${againOf(typed)}`
      : `It is our fault, not yours, and nothing you typed is gone: your text is below. Please send it again in a moment.${againOf(typed)}`,
    form: (isSignedOut ? signIn : '') + formOf(typed, account),
    requestId: isSignedOut ? undefined : requestId,
    links: [{ to: '/', title: 'Go to the home page' }],
  });
}

/** The same for a form whose files are more than `max` bytes, which no second try would change. */
export const tooLargePage = (typed: TypedForm, max: number, account: string | null): Response =>
  plainPage({
    status: 413,
    title: 'These files are too large',
    text: `Together they may have ${Math.floor(max / 1_000_000)} MB, and none of them was stored. Nothing you typed is gone: your text is below, to be sent without files.${againOf(typed)}`,
    form: formOf(typed, account),
    links: [{ to: '/', title: 'Go to the home page' }],
  });

const againOf = ({ hasFiles }: TypedForm) =>
  hasFiles ? ' Files have to be chosen again on the page itself.' : '';

function formOf(typed: TypedForm, account: string | null): string {
  const written = account && account !== signedOut ? fieldOf([accountField, account], 0) : '';
  const fields = typed.fields.filter(([name]) => name !== accountField).map(fieldOf);
  return `<form method="post" action="">${written}${fields.join('')}<button>Send again</button></form>`;
}

/** Before something is sent that was written in another account than the one that is signed in now. */
export function otherAccountPage(typed: TypedForm, account: string): Response {
  const fields = typed.fields.filter(([name]) => name !== accountField);
  const now = fieldOf([accountField, account], 0);
  return plainPage({
    status: 409,
    title: 'Another account is signed in',
    text: 'This was written in another account than the one that is signed in now, and has not been sent. To send it as it was meant, sign in with the first account in another tab, and go back one page here.',
    form: `<form method="post" action="">${now}${fields.map(fieldOf).join('')}<button>Send it from this account</button></form>`,
    links: [{ to: '/dashboard', title: 'Go to the dashboard' }],
  });
}

function fieldOf([name, text]: [string, string], index: number): string {
  const attributes = `id="f${index}" name="${escaped(name)}"`;
  if (isSecret(name))
    return labelled(name, index, `<input type="password" autocomplete="off" ${attributes}>`);
  if (isCarried(name, text)) return `<input type="hidden" name="${escaped(name)}" value="${escaped(text)}">`;
  // The first line end after the tag is not part of the text.
  const rows = Math.min(12, Math.max(1, Math.ceil(text.length / 60), text.split('\n').length));
  const isLine = rows === 1;
  return labelled(
    name,
    index,
    isLine
      ? `<input type="text" ${attributes} value="${escaped(text)}">`
      : `<textarea rows="${rows}" ${attributes}>\n${escaped(text)}</textarea>`,
  );
}

const labelled = (name: string, index: number, control: string) =>
  `<label for="f${index}">${escaped(readable(name))}</label>${control}`;

/** 'short_description' as 'Short description', 'person:fullName' as 'Full name', 'units[0].name' as 'Units 1 name'. */
function readable(name: string): string {
  const words = name
    .replace(/^[^:]*:/, '')
    .replace(/\[(\d+)\]\.?/g, (_, place: string) => ` ${Number(place) + 1} `)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
