import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { contentPageMeta } from '~/features/content/pages/content-page-meta';
import { ContentPageScreen } from '~/features/content/pages/content-page-screen';
import { loadContentPage } from '~/features/content/pages/load-content-page.server';
import { notFound } from '~/platform/http/answers/not-found';
import { contentKeys, propertyKeys } from '~/platform/cache/shown-keys';

/** The picture is behind the header. */
export const handle = { hero: true };

export async function loader({ params, context: { services, shows } }: LoaderFunctionArgs) {
  const content = await loadContentPage(services, `guides/${params['*'] ?? ''}`);
  shows(...contentKeys, ...propertyKeys(content?.kind === 'page' ? content.stays : []));
  if (content?.kind === 'redirect') throw redirect(content.to, content.status);
  if (!content) throw notFound();
  return { content, origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? contentPageMeta(data.content, data.origin) : [];

export default function GuideRoute() {
  return <ContentPageScreen content={useLoaderData<typeof loader>().content} />;
}
