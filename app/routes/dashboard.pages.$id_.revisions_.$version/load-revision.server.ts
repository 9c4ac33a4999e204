import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findRevision } from '~/features/content/revisions/find-revision.server';
import type { Services } from '~/platform/services';

import { requireEditedPage } from '~/screens/page/load-page.server';
import { notFound } from '~/platform/http/answers/not-found';

/** A page and a kept version of it. Throws 404 when either is missing. */
export async function requireRevision(services: Services, params: LoaderFunctionArgs['params']) {
  const page = await requireEditedPage(services, params.id);
  const isNumber = /^[1-9]\d{0,8}$/.test(params.version ?? '');
  const found = isNumber ? await findRevision(services, page.id, Number(params.version)) : null;
  if (!found) throw notFound();
  return { page, revision: { ...found, version: Number(params.version) } };
}
