import { eq } from 'drizzle-orm';

import { profiles } from '~/db/schema';
import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import { usedUpText } from '~/features/work/jobs/submitted/work-budgets';
import { isNamed } from '~/lib/text/is-named';

import type { CallOf } from '~/features/import/writing/models/ask-model.server';
import { drawPicture, type DrawingDependencies } from './draw-picture.server';

export type WantedPicture = { prompt: string; alt: string };

type Input = {
  wanted: readonly WantedPicture[];
  from: string;
  onProgress: (words: string) => Promise<void>;
};

const maxPictures = 2;

/**
 * The pictures that a page requests, as far as they can be drawn within the editor's budget of pictures; the
 * others are left out with a warning.
 */
export async function illustrate(
  deps: DrawingDependencies,
  call: CallOf,
  { wanted, from, onProgress }: Input,
) {
  const pictures: Awaited<ReturnType<typeof drawPicture>>[] = [];
  const warnings: string[] = [];
  for (const [index, { prompt, alt }] of wanted.slice(0, maxPictures).entries()) {
    if (!prompt.trim()) continue;
    await onProgress(`Drawing picture ${index + 1}…`);
    const input = {
      prompt,
      altText: alt,
      actor: { userId: call.userId, network: from },
      key: `${call.jobId}:${index}`,
      findRefusal: () => findRefusal(deps, call.userId),
    };
    try {
      pictures.push(await drawPicture(deps, { ...call, kind: 'page-image' }, input));
    } catch (error) {
      const why = isNamed(error, 'ModelFailure') ? error.message : 'Failed to generate image.';
      warnings.push(`A picture was left out: ${why}`.slice(0, 300));
    }
  }
  return { pictures, warnings: [...new Set(warnings)] };
}

async function findRefusal(deps: DrawingDependencies, userId: string | null): Promise<string | null> {
  const [person] = await deps.db
    .select({ userId: profiles.userId, role: profiles.role })
    .from(profiles)
    .where(eq(profiles.userId, userId ?? ''))
    .limit(1);
  if (!person) return null;
  const { used, max } = await findWorkBudget(deps, person, 'pictures');
  return used < max ? null : usedUpText(person, 'pictures');
}
