import { TOTP } from 'otpauth';

import { accountUrl, type LinkPurpose } from '~/features/people/sign-in/account-links';
import { mailCode } from '~/features/people/sign-in/mail-code';

type Answer = { status: number; location: string; html: string };

/** A browser as the site sees it: its cookies. Every request comes from another network. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private origin: string,
    private nextAddress: () => string,
  ) {}

  async ask(path: string, fields?: Record<string, string>): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      redirect: 'manual',
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: {
        accept: 'text/html',
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
        'cf-connecting-ip': this.nextAddress(),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/Max-Age=0/i.test(cookie)) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      html: await response.text(),
    };
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.ask('/dashboard/security')).status === 200;
  }
}

/** Path of a mailed link; it is made of its row's id and the site's secret only. */
export async function linkPath(linkSecret: string, purpose: LinkPurpose, id: string): Promise<string> {
  return accountUrl({ siteOrigin: '', linkSecret }, purpose, id);
}

export const signInCode = (linkSecret: string, id: string) => mailCode(linkSecret, 'sign-in-code', id);

export const totpCode = (secret: string) => new TOTP({ secret }).generate();

/** The key that the enrolment page shows for typing in. */
export const shownKey = (html: string) =>
  (/select-all">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');

/** The id of the authenticator app that the page offers to remove; blank without one. */
export const shownApp = (html: string) => /name="app" value="([^"]+)"/.exec(html)?.[1] ?? '';

export const shownRecoveryCodes = (html: string) => [
  ...new Set(html.match(/\b[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}\b/g) ?? []),
];
