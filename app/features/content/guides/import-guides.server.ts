import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { pages } from '~/db/schema';
import type { FaqEntry } from '~/db/schema/content';
import { changed } from '~/features/work/audit/record-audit.server';
import { keepRevision } from '~/features/content/revisions/keep-revision.server';
import type { GuideOutcome, ImportedGuide } from '~/jobs/guide-import-job';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';
import { sha256 } from '~/lib/crypto/sha256';

/** A guide as its file in seed/pages/guides has it; `slug` with its prefix `guides/`. */
export type GuideFile = {
  slug: string;
  title: string;
  h1Title: string;
  metaDescription: string | null;
  metaKeywords: string | null;
  excerpt: string | null;
  content: string;
  faq: FaqEntry[];
  /** One of the site's own pictures, such as `/media/hero-jetty`. */
  featuredImageUrl: string | null;
};

type Options = {
  /** Slugs of pages that the import overwrites even where an editor has changed them. */
  overwrite?: readonly string[];
  actorId?: string | null;
  /** Results of earlier attempts; these guides are skipped. */
  done?: readonly ImportedGuide[];
  /** Called after each guide. An error that it throws ends the import. */
  onProgress?: (done: readonly ImportedGuide[]) => Promise<void>;
};

/**
 * Writes guides as published pages, one at a time and by slug. A page that is unchanged since the last import
 * is updated to its file; a page equal to its file is left alone, so that a second import changes nothing; a
 * page that an editor has changed, unpublished or put into the trash is kept. Texts are sanitised when
 * stored, and the former content stays as a revision.
 */
export async function importGuides(
  deps: DbClock,
  guides: readonly GuideFile[],
  { overwrite = [], actorId = null, done = [], onProgress }: Options = {},
): Promise<ImportedGuide[]> {
  const imported = [...done];
  const isDone = new Set(done.map(({ slug }) => slug));
  for (const guide of guides.filter(({ slug }) => !isDone.has(slug))) {
    const { slug, title } = guide;
    const outcome = await importGuide(deps, guide, { actorId, isForced: overwrite.includes(slug) });
    imported.push({ slug, title, outcome });
    await onProgress?.(imported);
  }
  return imported;
}

const maxTries = 3;

type How = { actorId: string | null; isForced: boolean };

/** A page that changes during the import is tried again; one that keeps changing is being edited. */
async function importGuide(deps: DbClock, guide: GuideFile, how: How): Promise<GuideOutcome> {
  const values = valuesOf(guide);
  const importKey = await fingerprint(values);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const outcome = await tryImport(deps, guide.slug, { values, importKey, how });
    if (outcome) return outcome;
  }
  return 'kept';
}

type Import = { values: Values; importKey: string; how: How };

/** Null when the page changed between reading and writing. */
async function tryImport(
  { db, clock }: DbClock,
  slug: string,
  { values, importKey, how }: Import,
): Promise<GuideOutcome | null> {
  const now = clock.now();
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug)).limit(1);
  if (!page) return (await insertGuide(db, { slug, ...values, importKey }, how, now)) ? 'created' : null;
  const present = await fingerprint(page);
  if (present === importKey && !page.deletedAt) {
    if (page.importKey === importKey || (await writeKey(db, page, importKey))) return 'unchanged';
    return null;
  }
  if (page.deletedAt && !how.isForced) return 'in-trash';
  if (page.importKey !== present && !how.isForced) return 'kept';
  return (await updateGuide(db, page, { ...values, importKey }, how, now)) ? 'updated' : null;
}

type Page = typeof pages.$inferSelect;

async function insertGuide(
  db: Database,
  page: typeof pages.$inferInsert,
  { actorId }: How,
  now: Date,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .insert(pages)
      .values({ ...page, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: pages.id }),
    keepRevision(db, sql`${pages.slug} = ${page.slug} and ${changed}`, { actorId, now }),
  ]);
  return written.length > 0;
}

async function updateGuide(
  db: Database,
  { id, version }: Page,
  values: Partial<Page>,
  { actorId }: How,
  now: Date,
): Promise<boolean> {
  const seen = and(eq(pages.id, id), eq(pages.version, version)) ?? sql`false`;
  const [, written] = await db.batch([
    keepRevision(db, seen, { actorId: null }),
    db
      .update(pages)
      .set({ ...values, deletedAt: null, updatedAt: now, version: sql`${pages.version} + 1` })
      .where(seen)
      .returning({ id: pages.id }),
    keepRevision(db, sql`${pages.id} = ${id} and ${changed}`, { actorId, now }),
  ]);
  return written.length > 0;
}

/** From now on the import owns this page, which equals its file; nothing visible changes. */
async function writeKey(db: Database, { id, version }: Page, importKey: string): Promise<boolean> {
  const written = await db
    .update(pages)
    .set({ importKey })
    .where(and(eq(pages.id, id), eq(pages.version, version)))
    .returning({ id: pages.id });
  return written.length > 0;
}

type Values = ReturnType<typeof valuesOf>;

function valuesOf({ slug: _, faq, content, ...texts }: GuideFile) {
  return {
    ...texts,
    content: sanitizeRichText(content),
    faqContent: faq.map(({ question, answer }) => ({ question, answer: sanitizeRichText(answer) })),
    pageType: 'guide' as const,
    isPublished: true,
  };
}

/** Equal for two pages for which an import would write the same. */
function fingerprint(page: Omit<Values, 'pageType'>): Promise<string> {
  const { title, h1Title, metaDescription, metaKeywords, excerpt, content, featuredImageUrl } = page;
  const faq = page.faqContent.map(({ question, answer }) => [question, answer]);
  const texts = [title, h1Title, metaDescription, metaKeywords, excerpt, content, faq, featuredImageUrl];
  return sha256(JSON.stringify([...texts, page.isPublished]));
}
