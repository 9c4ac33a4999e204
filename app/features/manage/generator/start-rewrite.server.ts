import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { findWork } from '~/features/work/jobs/submitted/find-work.server';
import { submitWork, type SubmittedWork } from '~/features/work/jobs/submitted/submit-work.server';
import { propertyFromUrlResultSchema, type KeptEdits } from '~/jobs/property-from-url-job';
import { propertyRewriteResultSchema, type PropertyRewriteJob } from '~/jobs/property-rewrite-job';
import type { Actor } from '~/lib/actor';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  /** The job that read the website. */
  website: string;
  /** The previous rewriting, whose texts are the starting point. */
  before: string | null;
  instructions: string;
  formKey: string;
  /** The changes in the review, for a page that cannot keep them itself. */
  kept?: KeptEdits;
};

const textFields = ['name', 'short_description', 'description'] as const;

/**
 * Starts a job that rewrites the found texts; null when the viewer has nothing to rewrite. The facts that may
 * be stated come from the results, never from the form.
 */
export async function startRewrite(
  deps: DbClockJobs,
  { viewer, website, before, instructions, formKey, kept }: Input,
): Promise<SubmittedWork | null> {
  const [read, rewritten] = await Promise.all([
    findWork(deps, viewer, { id: website, kind: 'property-from-url' }),
    findWork(deps, viewer, { id: before, kind: 'property-rewrite' }),
  ]);
  const found = propertyFromUrlResultSchema.safeParse(read?.result);
  if (!found.success) return null;
  const last = propertyRewriteResultSchema.safeParse(rewritten?.result);
  const values = new Map(found.data.proposals.map(({ field, value }) => [field, value]));
  const textOf = (field: (typeof textFields)[number]) =>
    (last.success ? last.data.texts[field] : null) ?? values.get(field) ?? null;
  const isText = (field: string) => (textFields as readonly string[]).includes(field);
  const facts = [...values].filter(([field]) => !isText(field)).map(([field, value]) => [field, value]);
  const input: PropertyRewriteJob = {
    version: 1,
    texts: {
      name: textOf('name'),
      short_description: textOf('short_description'),
      description: textOf('description'),
    },
    facts: {
      ...Object.fromEntries(facts),
      amenities: found.data.amenities
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 2000),
    },
    instructions,
    kept,
  };
  return submitWork(deps, { viewer, kind: 'property-rewrite', input, formKey });
}
