import { desc, eq, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { auditLog, factors, identities, passkeys, profiles, sessions, users } from '~/db/schema';

import { exportLimits } from './export-limits';

/** The rows of the account's own tables, for the person's download. */
export async function listAccountRecords({ db }: { db: Database }, userId: string) {
  const [accounts, people, devices, ways, secondFactors, keys, entries] = await db.batch([
    accountQuery(db, userId),
    profileQuery(db, userId),
    devicesQuery(db, userId),
    linkedSignInsQuery(db, userId),
    secondFactorsQuery(db, userId),
    passkeysQuery(db, userId),
    auditQuery(db, userId),
  ]);
  return {
    account: accounts[0] ?? null,
    profile: people[0] ?? null,
    devices,
    linkedSignIns: ways,
    secondFactors: [...secondFactors, ...keys.map((key) => ({ type: 'passkey' as const, ...key }))],
    auditEntries: entries.map((entry) => ({ ...entry, byYou: Boolean(entry.byYou) })),
  };
}

function accountQuery(db: Database, userId: string) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
}

function profileQuery(db: Database, userId: string) {
  return db
    .select({
      fullName: profiles.fullName,
      email: profiles.email,
      phone: profiles.phone,
      companyName: profiles.companyName,
      role: profiles.role,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .limit(1);
}

function devicesQuery(db: Database, userId: string) {
  return db
    .select({
      userAgent: sessions.userAgent,
      network: sessions.network,
      place: sessions.place,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash)
    .limit(exportLimits.devices);
}

function linkedSignInsQuery(db: Database, userId: string) {
  return db
    .select({ provider: identities.provider, email: identities.email, linkedAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(desc(identities.createdAt), identities.id)
    .limit(20);
}

function secondFactorsQuery(db: Database, userId: string) {
  return db
    .select({
      type: factors.factorType,
      name: factors.friendlyName,
      createdAt: factors.createdAt,
      verifiedAt: factors.verifiedAt,
    })
    .from(factors)
    .where(eq(factors.userId, userId))
    .orderBy(desc(factors.createdAt), factors.id)
    .limit(20);
}

function passkeysQuery(db: Database, userId: string) {
  return db
    .select({
      name: passkeys.name,
      isBackedUp: passkeys.isBackedUp,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)
    .limit(20);
}

function auditQuery(db: Database, userId: string) {
  return db
    .select({
      at: auditLog.createdAt,
      action: auditLog.action,
      byYou: sql<number>`${auditLog.actorId} is ${userId}`.as('by_you'),
      // The network address of another actor is that person's data and is left out.
      networkAddress: sql<
        string | null
      >`case when ${auditLog.actorId} is ${userId} then ${auditLog.fromAddress} end`.as('network_address'),
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)))
    .orderBy(desc(auditLog.id))
    .limit(exportLimits.auditEntries);
}
