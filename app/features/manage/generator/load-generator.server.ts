import type { DbClock } from '~/db/dependencies';
import { findStagedPictures } from '~/features/import/pictures/review/find-staged-pictures.server';
import { findWork } from '~/features/work/jobs/submitted/find-work.server';
import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import type { EditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import {
  propertyFromUrlJobSchema,
  propertyFromUrlResultSchema,
  type FactProposal,
  type FactSource,
  type PropertyFromUrlResult,
} from '~/jobs/property-from-url-job';
import { propertyRewriteJobSchema, propertyRewriteResultSchema } from '~/jobs/property-rewrite-job';
import type { Actor } from '~/lib/actor';

import { tourOf } from './tour-of';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  /** Ids of jobs, from the address. */
  website: string | null;
  rewrite: string | null;
  choices: Pick<EditorChoices, 'amenities'>;
};

/**
 * The generator beside the form: what was requested, its progress, and its results. Another person's job
 * counts as missing. Only amenities that the form offers are included.
 */
export async function loadGenerator(deps: DbClock, { viewer, website, rewrite, choices }: Input) {
  const [read, rewritten, websites, texts] = await Promise.all([
    findWork(deps, viewer, { id: website, kind: 'property-from-url' }),
    findWork(deps, viewer, { id: rewrite, kind: 'property-rewrite' }),
    findWorkBudget(deps, viewer, 'websites'),
    findWorkBudget(deps, viewer, 'texts'),
  ]);
  const job = propertyFromUrlJobSchema.safeParse(read?.input);
  const found = propertyFromUrlResultSchema.safeParse(read?.result);
  const wished = propertyRewriteJobSchema.safeParse(rewritten?.input);
  const texted = propertyRewriteResultSchema.safeParse(rewritten?.result);
  const images = found.success && read ? await findStagedPictures(deps, viewer, read.id) : [];
  return {
    url: job.success ? job.data.url : '',
    website: read?.status ?? null,
    rewrite: rewritten?.status ?? null,
    found: found.success
      ? { ...withIds(withTyped(found.data, job.data?.url), choices), tour: tourOf(found.data) }
      : null,
    // The later one; with scripts the page keeps the changes itself and sends none.
    kept: wished.data?.kept ?? job.data?.kept ?? null,
    rewritten: texted.success ? texted.data : null,
    images,
    budgets: { websites, texts },
  };
}

type Proposal = Omit<FactProposal, 'source'> & { source: FactSource | 'typed' };

/** The website is the address that was typed, whatever address the website states. */
function withTyped(found: PropertyFromUrlResult, url: string | undefined) {
  const proposals: Proposal[] = found.proposals.filter(({ field }) => !url || field !== 'website_url');
  if (url) proposals.push({ field: 'website_url', value: url, source: 'typed', evidence: [] });
  return { ...found, proposals };
}

function withIds(found: ReturnType<typeof withTyped>, { amenities }: Input['choices']) {
  const ids = new Map(
    amenities.flatMap(({ items }) => items).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  const known = found.amenities.flatMap((amenity) => {
    const id = ids.get(amenity.name.toLowerCase());
    return id === undefined ? [] : [{ ...amenity, id }];
  });
  return { ...found, amenities: known };
}

export type Generator = Awaited<ReturnType<typeof loadGenerator>>;
