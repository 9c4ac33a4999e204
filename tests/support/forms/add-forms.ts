import { accountTokens, contactMessages, jobs, users } from '~/db/schema';
import type { LinkPurpose } from '~/features/people/sign-in/account-links';
import { challengeCookie } from '~/platform/auth/challenge-cookie.server';

import { linkPath } from '../accounts/account-walker';
import { uniquePicture } from '../browser/unique-picture';
import { siteDatabase } from '../database/database';
import { localSecret } from '../server/local-secret';
import type { World } from '../permissions/world';

/** Screens with forms that need a row of their own to be shown; `addForms` gives the world the words in their addresses. */
export const shownByRows: readonly { route: string; path: string }[] = [
  {
    route: 'dashboard.edit-property.$id_.description',
    path: '/dashboard/edit-property/$id/description?work=$review',
  },
  { route: 'dashboard.site.messages_.$id', path: '/dashboard/site/messages/$message' },
  { route: 'dashboard.media._index', path: '/dashboard/media?q=$slug' },
  { route: 'auth_.verify', path: '/auth/verify?token=$verify' },
  { route: 'auth_.reset-password', path: '/auth/reset-password?token=$reset' },
  { route: 'auth_.challenge', path: '/auth/challenge?way=recovery-code' },
];

/** Uploads a picture without an alternative text. Other tests see it in the library, so it has its files. */
async function addPicture(name: string, origin: string, cookie: string) {
  const { buffer } = await uniquePicture(name);
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const address = `${origin}/dashboard/media/upload?name=${name}`;
  const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(buffer) });
  if (!answer.ok) throw new Error(`the picture was not taken: ${answer.status}`);
}

/**
 * Adds to the world of the walk: a description to review, a message, a picture without alt text, links for a new
 * password and for a new account, and a sign-in that waits for its second factor. Returns that sign-in's cookie.
 */
export async function addForms({ words, accounts, origin }: World) {
  const db = await siteDatabase(origin);
  const [review, message] = [`work:${crypto.randomUUID()}`, crypto.randomUUID()];
  const [reset, challenge] = [crypto.randomUUID(), crypto.randomUUID()];
  const [verify, newcomer] = [crypto.randomUUID(), crypto.randomUUID()];
  const { userId } = accounts.owner;
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(users).values({ id: newcomer, email: `${newcomer}@example.com`, createdAt: new Date() });
  await Promise.all([
    db.insert(jobs).values({
      id: review,
      kind: 'property-description',
      state: 'done',
      ownerId: accounts.admin.userId,
      input: { version: 1, propertyId: Number(words.id), mode: 'generate', facts: {} },
      result: { version: 1, description: 'A house near the sea.', words: 5, isLocal: true },
      dueAt: new Date(),
    }),
    db.insert(contactMessages).values({
      id: message,
      firstName: 'Ada',
      lastName: 'Quandong',
      email: 'ada@example.com',
      subject: 'A question',
      message: 'Is there a lift?',
      contentKey: message,
    }),
    addPicture(`${words.slug}.jpg`, origin, accounts.admin.cookie),
    db.insert(accountTokens).values([
      { id: reset, userId, purpose: 'reset-password', expiresAt },
      { id: verify, userId: newcomer, purpose: 'verify-email', payload: { fullName: 'Ada' }, expiresAt },
      { id: challenge, userId, purpose: 'second-factor', payload: { method: 'password' }, expiresAt },
    ]),
  ]);
  const tokenOf = async (purpose: LinkPurpose, id: string) =>
    new URL(await linkPath(localSecret('LINK_SECRET'), purpose, id), origin).searchParams.get('token') ?? '';
  Object.assign(words, {
    review,
    message,
    reset: await tokenOf('reset-password', reset),
    verify: await tokenOf('verify-email', verify),
  });
  const config = { sessionSecret: localSecret('SESSION_SECRET'), siteOrigin: origin };
  const cookie = await challengeCookie({ config } as Parameters<typeof challengeCookie>[0], challenge);
  return { name: 'challenge', value: /challenge=([^;]+)/.exec(cookie)?.[1] ?? '', url: origin };
}
