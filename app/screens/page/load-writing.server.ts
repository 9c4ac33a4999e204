import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import { findPageWork } from '~/features/import/writing/pages/find-page-work.server';
import { listPrompts } from '~/features/import/writing/saved-prompts.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { viewer: Actor; request: Request; page: number | null };

/** The generated texts that the page editor offers, and the editor's latest results. */
export async function loadWriting(services: Services, { viewer, request, page }: Input) {
  const id = new URL(request.url).searchParams.get('work');
  const [work, prompts, texts, pictures] = await Promise.all([
    findPageWork(services, viewer, { id, page }),
    listPrompts(services, viewer),
    findWorkBudget(services, viewer, 'texts'),
    findWorkBudget(services, viewer, 'pictures'),
  ]);
  return { work, prompts, budgets: { texts, pictures }, formKey: crypto.randomUUID() };
}
