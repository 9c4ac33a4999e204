import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages } from '~/db/schema';
import type { FaqEntry } from '~/db/schema/content';
import { sanitizeRichText } from '~/lib/rich-text.server';

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
  /** Picture of the site's own, such as `/media/hero-jetty`. */
  featuredImageUrl: string | null;
};

export type ImportedGuide = { slug: string; outcome: 'created' | 'updated' | 'unchanged' };

/**
 * Writes guides as published pages, one at a time and by slug: what is there is brought up to its file, what is equal is
 * left alone, and importing twice changes nothing the second time. Texts are sanitised on their way in.
 */
export async function importGuides(
  { db, clock }: { db: Database; clock: { now(): Date } },
  guides: readonly GuideFile[],
): Promise<ImportedGuide[]> {
  const imported: ImportedGuide[] = [];
  for (const guide of guides) {
    imported.push({ slug: guide.slug, outcome: await importGuide(db, guide, clock.now()) });
  }
  return imported;
}

async function importGuide(db: Database, { slug, faq, content, ...texts }: GuideFile, now: Date) {
  const values = {
    ...texts,
    content: sanitizeRichText(content),
    faqContent: faq.map(({ question, answer }) => ({ question, answer: sanitizeRichText(answer) })),
    pageType: 'guide' as const,
    isPublished: true,
  };
  const [written] = await db
    .insert(pages)
    .values({ slug, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: pages.slug,
      set: { ...values, updatedAt: now, version: sql`${pages.version} + 1` },
      setWhere: sql.join(
        comparedColumns.map((column) => sql`${column} is not ${sql.raw(`excluded."${column.name}"`)}`),
        sql` or `,
      ),
    })
    .returning({ version: pages.version });
  if (!written) return 'unchanged';
  return written.version === 1 ? 'created' : 'updated';
}

const comparedColumns = [
  pages.title,
  pages.h1Title,
  pages.metaDescription,
  pages.metaKeywords,
  pages.excerpt,
  pages.content,
  pages.faqContent,
  pages.featuredImageUrl,
  pages.isPublished,
];
