import { data, redirect } from '@remix-run/cloudflare';

import { findPageConflicts } from '~/features/content/page-form/compare-pages';
import { contentOfPageForm } from '~/features/content/page-form/content-of-page-form.server';
import { createPage } from '~/features/content/page-store/create-page.server';
import type { EditedPage } from '~/features/content/page-store/find-edited-page.server';
import { findRevision } from '~/features/content/revisions/find-revision.server';
import type { PageAnswer } from '~/features/content/page-form/page-answer';
import { pageEditPath } from '~/features/content/page-editor/page-editor-paths';
import { pageShape, valuesOfContent } from '~/features/content/page-form/page-values';
import { readPageForm } from '~/features/content/page-form/read-page-form';
import { savePage } from '~/features/content/page-store/save-page.server';
import type { PageContent } from '~/features/content/revisions/page-content';
import { versionSeen } from '~/lib/editing/editor-answer';
import { takeTheirs } from '~/lib/editing/take-theirs';
import type { Notice } from '~/lib/notices';
import { logError } from '~/platform/log';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { requireEditedPage } from './load-page.server';

type Input = { services: Services; actor: Actor; page: EditedPage | null; form: FormData };

type Outcome = { id: number } | 'conflict' | 'failed' | { field: 'slug' | 'is_published'; message: string };

/**
 * Answers the page form, for a stored page or a new one (`page` null): redirects to the editor once it is
 * stored, 200 when a question was added or removed, 400 with errors, 409 with both versions when another
 * editor saved meanwhile, 503 when the store fails.
 */
export async function answerPage({ services, actor, page, form: posted }: Input) {
  const theirs = page && valuesOfContent(page.content);
  const form = theirs ? takeTheirs(posted, pageShape, theirs) : posted;
  const before = page && { slug: page.content.slug, pageType: page.content.pageType };
  const seen = versionSeen(form);
  const submission = readPageForm(form, { stored: before });
  const answer = (status: number, more: Partial<PageAnswer> = {}) =>
    data<PageAnswer>({ reply: submission.reply(), seen, ...more }, { status });
  if (submission.status !== 'success') return answer(submission.status === 'error' ? 400 : 200);
  const refuse = (fieldErrors: Record<string, string[]>) =>
    answer(400, { reply: submission.reply({ fieldErrors }) });
  const content = contentOfPageForm(submission.value, services.config.siteOrigin);
  if (!content.content) return refuse({ content: ['Content is required'] });
  const conflictWith = async (current: EditedPage) => {
    const base = seen ? await findRevision(services, current.id, seen) : null;
    const differences = findPageConflicts({
      mine: valuesOfContent(content),
      theirs: valuesOfContent(current.content),
      base: base && valuesOfContent(base.content),
    });
    return answer(409, { conflict: { version: current.version, differences } });
  };
  if (page && seen !== page.version) return conflictWith(page);
  const stored = await store(services, { actor, page, content });
  if (stored === 'conflict') return conflictWith(await requireEditedPage(services, String(page?.id)));
  if (stored === 'failed') {
    const text = page ? 'Failed to update page' : 'Failed to create page';
    return answer(503, { notice: { title: 'Error', text } });
  }
  if ('message' in stored) return refuse({ [stored.field]: [stored.message] });
  const notice: Notice = page ? 'page-updated' : 'page-created';
  throw redirect(pageEditPath(stored.id), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, notice) },
  });
}

type Stored = { actor: Actor; page: EditedPage | null; content: PageContent };

async function store(services: Services, { actor, page, content }: Stored): Promise<Outcome> {
  try {
    if (!page) {
      const made = await createPage(services, { content, actor });
      return made.outcome === 'created' ? { id: made.id } : { field: 'slug', message: made.message };
    }
    const target = { id: page.id, version: page.version, before: page.content };
    const saved = await savePage(services, target, { content, actor });
    if (saved.outcome === 'slug-trouble') return { field: 'slug', message: saved.message };
    if (saved.outcome === 'publication-trouble') return { field: 'is_published', message: saved.message };
    return saved.outcome === 'saved' ? { id: page.id } : 'conflict';
  } catch (error) {
    logError('page not saved', error);
    return 'failed';
  }
}
