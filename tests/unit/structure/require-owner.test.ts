import { describe, expect, it } from 'vitest';

import { requireOwner } from '../../../scripts/lint/require-owner.mjs';
import { lintCode } from '../../support/lint/lint-code';

const imports = `import { changed } from '~/features/work/audit/record-audit.server';
import { isPublic } from '~/features/directory/visibility/visibility';
import { jobs as jobTable, leads, properties, propertyPhotos } from '~/db/schema';
import { db, manager } from './anything';
`;
const { missing, unused } = requireOwner.meta.messages;

const valid = [
  'db.select().from(properties).where(and(eq(properties.id, id), managedBy(manager)))',
  'db.update(leads).set(values).where(and(eq(leads.id, id), eq(leads.ownerId, manager.profileId)))',
  'db.select().from(properties).where(and(inArray(properties.id, ids), isPublic))',
  'db.delete(propertyPhotos).where(and(eq(propertyPhotos.id, id), changed))',
  // Constants, in both directions.
  'const theirs = and(eq(leads.id, id), handledBy(manager)); db.delete(leads).where(theirs)',
  'const own = eq(properties.id, id); db.select().from(properties).where(and(own, managedBy(manager)))',
  'const own = managedBy(manager); db.select().from(properties).where(and(own, eq(properties.id, id)))',
  `const own = db.select({ id: properties.id }).from(properties).where(managedBy(manager));
    db.delete(propertyPhotos).where(and(eq(propertyPhotos.id, id), inArray(propertyPhotos.propertyId, own)))`,
  'const first = eq(properties.id, id); db.select().from(properties).where(isPublic).orderBy(desc(first))',
  `const own = isStaff(manager) ? undefined : eq(leads.ownerId, manager.profileId);
    db.select().from(leads).where(and(own, eq(leads.propertyId, id)))`,
  // SQL as text.
  'db.run(sql`delete from leads where id = ${id} and owner_id = ${manager.profileId}`)',
  'db.run(sql`insert into x select 1 from leads where ${leads.id} = ${id} and ${handledBy(manager) ?? sql`1`}`)',
  // Joins, subqueries, new rows, other columns and other tables.
  'db.select().from(leads).leftJoin(properties, eq(properties.id, leads.propertyId))',
  'db.delete(jobTable).where(inArray(jobTable.id, db.select().from(leads).where(handledBy(manager))))',
  'const id = crypto.randomUUID(); db.select().from(leads).where(eq(leads.id, id))',
  'db.select().from(properties).where(eq(properties.name, name))',
  'db.select().from(properties).where(and(eq(properties.slug, slug), isPublic))',
  'const rows = list.filter((lead) => eq(lead.id, id))',
  // Another function has checked.
  `// owner: checked by findDraft
    db.select().from(properties).where(eq(properties.id, id))`,
  `// owner: any, the job sends it to its owner
    async function find(id) { return db.select().from(leads).where(eq(leads.id, id)) }`,
].map((code) => ({ code, message: '' }));

const invalid = [
  { code: 'db.select().from(properties).where(eq(properties.id, id))', message: missing },
  { code: 'db.delete(leads).where(and(eq(leads.id, id), eq(leads.status, status)))', message: missing },
  { code: 'db.select().from(properties).where(eq(properties.slug, slug))', message: missing },
  { code: 'db.delete(jobTable).where(eq(jobTable.id, id))', message: missing },
  { code: 'db.delete(propertyPhotos).where(inArray(propertyPhotos.propertyId, ids))', message: missing },
  { code: 'db.delete(leads).where(or(eq(leads.id, id), handledBy(manager)))', message: missing },
  {
    code: 'db.delete(leads).where(and(eq(leads.id, id), or(isOld, handledBy(manager))))',
    message: missing,
  },
  { code: 'db.delete(leads).where(and(eq(leads.id, id), isNull(leads.ownerId)))', message: missing },
  {
    code: 'const own = eq(leads.id, id); db.delete(leads).where(and(own, managedBy(manager))); db.update(leads).where(own)',
    message: missing,
  },
  {
    code: 'function drop(changed) { return db.delete(leads).where(and(eq(leads.id, id), changed)) }',
    message: missing,
  },
  {
    code: `const [lead] = await db.select().from(leads).where(isFirst);
      db.delete(properties).where(eq(properties.id, lead.propertyId))`,
    message: missing,
  },
  {
    code: 'const found = and(exists(db.select().from(leads).where(eq(leads.id, id))), managedBy(manager))',
    message: missing,
  },
  { code: 'db.run(sql`delete from leads where id = ${id}`)', message: missing },
  {
    code: 'db.run(sql`update properties set a = 1 where id in (select value from json_each(${ids}))`)',
    message: missing,
  },
  { code: 'db.run(sql`select 1 from units where property_id = ${id}`)', message: missing },
  { code: 'db.select().from(leads).where(sql`${leads.id} = ${id}`)', message: missing },
  {
    code: `// owner: it is fine
      db.select().from(properties).where(eq(properties.id, id))`,
    message: missing,
  },
  {
    code: `// owner: checked by findDraft
      db.select().from(properties).where(managedBy(manager))`,
    message: unused,
  },
];

const cases = [...valid, ...invalid].map(({ code, message }) => ({
  code: imports + code,
  file: 'app/features/any.server.ts',
  message,
}));
const problems = lintCode(cases);

describe('a condition by an id asks for the owner', () => {
  it.each(cases.map((piece, n) => ({ ...piece, found: problems[n] ?? [] })))(
    '$code',
    ({ found, message }) => {
      const ofRule = found.filter(({ rule }) => rule === 'own/require-owner');
      expect(ofRule.map((problem) => problem.message)).toEqual(message ? [message] : []);
    },
  );
});
