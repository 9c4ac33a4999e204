import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';

import { FeaturedProperties } from '~/features/visit/featured/featured-properties';
import { withQuery } from '~/features/directory/criteria/criteria';
import { isIndexable } from '~/features/directory/criteria/indexable';
import { openTab } from '~/features/content/home/property-groups';
import { NewsletterBlock } from '~/features/visit/newsletter/newsletter-block';
import { pictureUrl } from '~/features/pictures/shown/picture-source';
import { findHomePage } from '~/features/visit/home/find-home-page.server';
import { CannotFind, HomeFaq } from '~/features/visit/home/home-help';
import { HomeHero } from '~/features/visit/home/home-hero';
import { HomeReasons } from '~/features/visit/home/home-reasons';
import { HomeSearch } from '~/features/visit/home/home-search';
import { homeStructuredData } from '~/features/visit/home/home-structured-data';
import { RecentlyViewed } from '~/features/visit/recent/recently-viewed';
import { adelaideDate } from '~/lib/time/dates';
import { pageMeta } from '~/lib/document/page-meta';
import { listKeys } from '~/platform/cache/shown-keys';

export const handle = { hero: true };

export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  shows(...listKeys, 'pages');
  const { searchParams } = new URL(request.url);
  const home = await findHomePage(services, openTab(searchParams));
  const isIndexed = isIndexable(withQuery('/', searchParams));
  return {
    ...home,
    isIndexed,
    origin: services.config.siteOrigin,
    today: adelaideDate(services.clock.now()),
  };
}

/** A newsletter address or a cookie choice changes nothing on this page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: home }) => {
  if (!home) return [];
  const { origin, heroImage } = home;
  return pageMeta({
    origin,
    title: home.metaTitle,
    description: home.metaDescription,
    keywords: home.keywords,
    path: '/',
    noindex: !home.isIndexed,
    image: heroImage && { url: pictureUrl(heroImage, 1280), alt: home.heroTitle, width: 1280, height: 640 },
    structuredData: homeStructuredData(origin, { name: home.siteName, email: home.contactEmail }),
  });
};

export default function Home() {
  const home = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero title={home.heroTitle} subtitle={home.heroSubtitle} image={home.heroImage} cta={home.cta} />
      <HomeSearch places={home.places} today={home.today} />
      <FeaturedProperties stays={home.featured} panel={home.more} />
      <RecentlyViewed />
      <HomeReasons categories={home.categories} claims={home.claims} />
      <CannotFind />
      <HomeFaq />
      <NewsletterBlock claim={home.newsletterClaim} />
    </>
  );
}
