import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  auditLog,
  contactMessages,
  factors,
  identities,
  leads,
  newsletterSubscribers,
  passkeys,
  recoveryCodes,
  users,
} from '~/db/schema';
import { collectOwnData } from '~/features/people/own-data/collect-own-data.server';
import { requestEmailChange } from '~/features/people/email-change/request-email-change.server';

import { makeActor } from '../../factories/actor';
import { addAmenity, addPhoto, addTag, addUnit, createProperty } from '../../factories/property';
import {
  addAccount,
  addSession,
  db,
  deps,
  siteOrigin,
  startAnew,
} from '../../support/accounts/profile-world';

beforeEach(startAnew);

describe('the download of one’s data', () => {
  it('has all data about its person and nobody else, and no secret', async () => {
    const secret = 'zq-secret-zq';
    const { userId, profileId } = await addAccount('ada@example.com');
    await addSession(userId, `${secret}-session`);
    await db.insert(identities).values({ userId, provider: 'google', subject: `${secret}-subject` });
    await db.insert(factors).values({ userId, factorType: 'totp', encryptedSecret: `${secret}-factor` });
    await db
      .insert(passkeys)
      .values({ id: `${secret}-id`, userId, name: 'Phone', publicKey: `${secret}-key`, transports: [] });
    await db.insert(recoveryCodes).values({ userId, codeHash: `${secret}-code` });
    await db
      .update(users)
      .set({ passwordHash: `${secret}-password` })
      .where(eq(users.id, userId));
    await requestEmailChange(deps, makeActor({ userId }), 'new@example.com');
    await db.insert(auditLog).values([
      { actorId: userId, action: 'sign-in', fromAddress: '198.51.100.1' },
      { actorId: 'an-admin', action: 'role-changed', subject: userId, fromAddress: '198.51.100.2' },
      { actorId: 'somebody', action: 'sign-in', fromAddress: '198.51.100.3' },
    ]);
    const stay = await createProperty(db, { ownerId: profileId, phone: '(08) 5550 9999' });
    const foreign = await createProperty(db, { name: 'Of Somebody Else' });
    const photo = await addPhoto(db, stay.id, { storageKey: `${secret}-photo` });
    await addAmenity(db, stay.id, 'Heated pool');
    await addTag(db, stay.id, 'family');
    await addUnit(db, stay.id, { name: 'Garden Room' });
    const enquiry = { guests: 2, contentKey: `${secret}-key` };
    await db.insert(leads).values([
      { ...enquiry, propertyId: stay.id, name: 'Guest of Ada', email: 'guest@example.com' },
      { ...enquiry, propertyId: foreign.id, name: 'Ada as a Guest', email: 'Ada@example.com' },
      { ...enquiry, propertyId: foreign.id, name: 'Nobody Known', email: 'other@example.com' },
    ]);
    const said = { firstName: 'Ada', lastName: 'Q', subject: 'Trams', message: 'Is there one?' };
    await db
      .insert(contactMessages)
      .values({ ...said, email: 'ada@example.com', contentKey: `${secret}-key` });
    await db.insert(newsletterSubscribers).values({ email: 'ada@example.com', status: 'confirmed' });

    const own = await collectOwnData(deps, { userId, siteOrigin });
    expect(own).toMatchObject({
      account: { userId, email: 'ada@example.com' },
      profile: { fullName: 'Ada Quandong', accountType: 'Property Owner' },
      devices: [{ browser: 'Another browser' }],
      linkedSignIns: [{ provider: 'google' }],
      secondFactors: [
        { type: 'totp' },
        { type: 'passkey', name: 'Phone', isBackedUp: false, lastUsedAt: null },
      ],
      auditEntries: [
        { action: 'role-changed', byYou: false, networkAddress: null },
        { action: 'sign-in', byYou: true, networkAddress: '198.51.100.1' },
        { action: 'email-change-asked', byYou: true, networkAddress: '192.0.2.1' },
      ],
      properties: [
        {
          name: stay.name,
          phone: '(08) 5550 9999',
          amenities: ['Heated pool'],
          tags: ['family'],
          units: [{ name: 'Garden Room' }],
          photos: [{ address: `${siteOrigin}/images/${photo.id}/1280.webp` }],
        },
      ],
      enquiriesReceived: [{ name: 'Guest of Ada' }],
      enquiriesSent: [{ fullName: 'Ada as a Guest', property: 'Of Somebody Else' }],
      contactMessages: [{ subject: 'Trams' }],
      newsletter: { status: 'confirmed' },
    });
    const text = JSON.stringify(own);
    for (const foreignText of [secret, 'Nobody Known', '198.51.100.2', '198.51.100.3'])
      expect(text).not.toContain(foreignText);
    expect(
      names(own).filter((name) => /hash|token|secret|key|code|subject_?id|password/i.test(name)),
    ).toEqual([]);
  });
});

/** Every property name anywhere in a value. */
function names(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (Array.isArray(value)) return value.flatMap(names);
  return Object.entries(value).flatMap(([name, inside]) => [name, ...names(inside)]);
}
