import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { Pagination } from '~/components/ui/pagination';
import { PageHero } from '~/features/content/pages/page-hero';
import { PropertyCard } from '~/features/directory/property/property-card';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { findNearPage } from '~/features/visit/near/find-near-page.server';
import { nearPath } from '~/features/directory/places/near-path';
import { nearCrumbs, nearPageMeta } from '~/features/visit/near/near-page-meta';
import { errorMeta } from '~/lib/document/error-meta';
import { formatNumber } from '~/lib/text/numbers';
import { listKeys } from '~/platform/cache/shown-keys';
import { notFound } from '~/platform/http/answers/not-found';

export async function loader({ request, params, context: { services, shows } }: LoaderFunctionArgs) {
  shows(...listKeys, 'landmarks', 'minutes');
  const wanted = new URL(request.url).searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
  const near = await findNearPage(services, params.landmark ?? '', page);
  if (!near) throw notFound();
  return { near, origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? nearPageMeta(data.near, data.origin) : errorMeta(error);

export default function NearRoute() {
  const { near } = useLoaderData<typeof loader>();
  const { name, slug, description, search, total, isCapped, page, pageCount, stays } = near;
  return (
    <>
      <PageHero title={`Accommodation near ${name}`} lead={description} crumbs={nearCrumbs(near)} />
      <section aria-labelledby="stays-title" className="page section">
        <h2 id="stays-title" className="text-2xl">
          {isCapped ? 'The nearest 1,000 stays' : `${formatNumber(total)} stays`}, nearest first
        </h2>
        <p className="measure mt-2 text-ink-soft">
          At most half an hour on foot or an hour by tram.{' '}
          <Link to="/travel-times" className="text-jacaranda underline">
            How we work out the minutes
          </Link>
        </p>
        <p className="mt-4">
          <ButtonLink to={search.to} rel={search.rel} variant="secondary">
            Filter these stays
          </ButtonLink>
        </p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {stays.map((stay, index) => (
            <li key={stay.id} className="min-w-0">
              <PropertyCard property={stay} to={canonicalPropertyPath(stay)} eager={index < 3} />
            </li>
          ))}
        </ul>
        <Pagination page={page} pageCount={pageCount} pathOf={(other) => nearPath(slug, other)} />
      </section>
    </>
  );
}
