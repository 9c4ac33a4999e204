import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { contentPageMeta } from '~/features/content/pages/content-page-meta';
import { ContentPageScreen } from '~/features/content/pages/content-page-screen';
import { loadContentPage } from '~/features/content/pages/load-content-page.server';
import { notFound } from '~/platform/http/not-found';

/** The picture is behind the header. */
export const handle = { hero: true };

export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const content = await loadContentPage(services, `guides/${params['*'] ?? ''}`);
  if (content?.kind === 'redirect') throw redirect(content.to, content.status);
  if (!content) throw notFound();
  return { content, origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? contentPageMeta(data.content, data.origin) : [];

export default function GuideRoute() {
  return <ContentPageScreen content={useLoaderData<typeof loader>().content} />;
}
