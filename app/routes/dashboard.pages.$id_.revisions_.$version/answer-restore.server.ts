import { redirect } from '@remix-run/cloudflare';

import { pageEditPath } from '~/features/content/page-editor/page-editor-paths';
import { savePage } from '~/features/content/page-store/save-page.server';
import { logError } from '~/platform/log';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import type { requireRevision } from './load-revision.server';

type Input = Awaited<ReturnType<typeof requireRevision>> & {
  services: Services;
  actor: Actor;
  /** The present version that the editor compared with. */
  seen: number;
};

type Failure = { status: 400 | 409 | 503; text: string };

const changed: Failure = {
  status: 409,
  text: 'Somebody else has saved this page meanwhile. Nothing was restored; below it is compared with what they saved.',
};

/**
 * Saves an old version's content as a new version and redirects to the editor; otherwise returns the reason.
 */
export async function answerRestore({ services, actor, page, revision, seen }: Input): Promise<Failure> {
  if (seen !== page.version) return changed;
  const content = { ...revision.content, isPublished: page.content.isPublished };
  const target = { id: page.id, version: page.version, before: page.content };
  const saved = await savePage(services, target, { content, actor, restored: revision.version }).catch(
    (error: unknown) => {
      logError('page not restored', error);
      return null;
    },
  );
  if (saved?.outcome === 'conflict') return changed;
  if (saved && 'message' in saved) return { status: 400, text: saved.message };
  if (!saved) return { status: 503, text: 'Failed to update page' };
  throw redirect(pageEditPath(page.id), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'page-brought-back') },
  });
}
