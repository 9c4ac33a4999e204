import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { leads } from '~/db/schema';
import { submitEnquiry } from '~/features/visit/enquiry/submit-enquiry.server';

import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const noon = new Date('2026-12-20T01:30:00Z');
const jobs = { announce: () => undefined };
const services = { db, jobs, clock: { now: () => noon } };
const minutesLater = (minutes: number) => ({
  db,
  jobs,
  clock: { now: () => new Date(noon.getTime() + minutes * 60_000) },
});

const enquiry = {
  name: 'Ana Li',
  email: 'ana@example.com',
  phone: null,
  check_in_date: '2026-12-24',
  check_out_date: '2026-12-27',
  guests: 2,
  message: 'Quiet room, please.',
};

const leadsOf = (propertyId: number) => db.select().from(leads).where(eq(leads.propertyId, propertyId));

describe('enquiry', () => {
  it('is stored as a new lead from the website, with null for blank fields', async () => {
    const { id, slug } = await createProperty(db);
    expect(await submitEnquiry(services, { ...enquiry, propertySlug: slug, message: null })).toBe('stored');
    expect(await leadsOf(id)).toEqual([
      expect.objectContaining({
        name: 'Ana Li',
        email: 'ana@example.com',
        phone: null,
        checkInDate: '2026-12-24',
        checkOutDate: '2026-12-27',
        guests: 2,
        message: null,
        source: 'website',
        status: 'new',
        createdAt: noon,
      }),
    ]);
  });

  it('makes no second lead when the same comes again within ten minutes', async () => {
    const { id, slug } = await createProperty(db);
    const again = { ...enquiry, propertySlug: slug };
    expect(await submitEnquiry(services, again)).toBe('stored');
    expect(await submitEnquiry(minutesLater(9.9), { ...again, message: ' quiet room,  PLEASE.' })).toBe(
      'repeated',
    );
    expect(await leadsOf(id)).toHaveLength(1);
    expect(await submitEnquiry(minutesLater(10), again)).toBe('stored');
    expect(await leadsOf(id)).toHaveLength(2);
  });

  it('makes a lead each for another property, address, date or message', async () => {
    const first = await createProperty(db);
    const second = await createProperty(db);
    const input = { ...enquiry, propertySlug: first.slug };
    for (const change of [
      {},
      { propertySlug: second.slug },
      { email: 'bea@example.com' },
      { check_in_date: '2026-12-23' },
      { check_out_date: null },
      { message: 'Another question.' },
    ]) {
      expect(await submitEnquiry(services, { ...input, ...change })).toBe('stored');
    }
    expect(await leadsOf(first.id)).toHaveLength(5);
    expect(await leadsOf(second.id)).toHaveLength(1);
  });

  it('makes one lead of twenty that are sent at once', async () => {
    const { id, slug } = await createProperty(db);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => submitEnquiry(services, { ...enquiry, propertySlug: slug })),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19);
    expect(await leadsOf(id)).toHaveLength(1);
  });

  it('is refused for a hidden or unknown property', async () => {
    for (const state of [{ isApproved: false }, { isPublished: false }, { archivedAt: noon }]) {
      const { id, slug } = await createProperty(db, state);
      expect(await submitEnquiry(services, { ...enquiry, propertySlug: slug })).toBe('refused');
      expect(await leadsOf(id)).toEqual([]);
    }
    expect(await submitEnquiry(services, { ...enquiry, propertySlug: 'no-such-house' })).toBe('refused');
  });
});
