import { findEditedPage, type EditedPage } from '~/features/content/page-store/find-edited-page.server';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';

/** The page with that id. Throws 404 when there is none or it is in the trash. */
export async function requireEditedPage(services: Services, id: string | undefined): Promise<EditedPage> {
  const page = /^[1-9]\d{0,8}$/.test(id ?? '') ? await findEditedPage(services, Number(id)) : null;
  if (!page) throw notFound();
  return page;
}
