import type { Database } from '~/db/client';
import { leads, profiles, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';

let sequence = 0;

type LeadInput = Partial<typeof leads.$inferInsert>;

/** A general inquiry with believable values; the test gives those that matter. Returns its id. */
export async function createLead(db: Database, values: LeadInput = {}): Promise<string> {
  sequence += 1;
  const [row] = await db
    .insert(leads)
    .values({
      name: 'Maeve Ng',
      email: `maeve-${sequence}@example.com`,
      contentKey: `key-${sequence}`,
      ...values,
    })
    .returning({ id: leads.id });
  if (!row) throw new Error('lead was not stored');
  return row.id;
}

/** An account with that role, verified and active by default; returns it in the form that features expect. */
export async function createManager(
  db: Database,
  role: Role,
  account: Partial<typeof users.$inferInsert> = {},
) {
  sequence += 1;
  const [userId, profileId] = [`user-${role}-${sequence}`, `profile-${role}-${sequence}`];
  const email = `${role}-${sequence}@example.com`;
  await db.insert(users).values({ id: userId, email, emailVerifiedAt: new Date(), ...account });
  await db.insert(profiles).values({ id: profileId, userId, email, fullName: `Person ${sequence}`, role });
  return { userId, profileId, role, email };
}
