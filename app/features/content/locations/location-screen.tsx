import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { CardTitle } from '~/components/ui/card-title';
import { SmallMap } from '~/features/directory/map/small-map';
import { FaqSection } from '~/features/content/pages/faq-section';
import { PageHero } from '~/features/content/pages/page-hero';
import { FoldedText } from '~/features/content/pages/rich-text';
import { PropertyGrid } from '~/features/content/pages/property-grid';
import { Picture } from '~/features/pictures/shown/picture';
import { formatNumber } from '~/lib/text/numbers';
import { OpenStreetMapLink } from '~/features/directory/map/open-street-map-link';

import type { LocationPage } from './find-location-page.server';
import { locationCrumbs } from './location-page-meta';

type LocationProps = { location: LocationPage };

/** A location's landing page: text, featured stays, guides, questions. */
export function LocationScreen({ location }: LocationProps) {
  const { heading, excerpt, picture, text, guides, faq } = location;
  return (
    <>
      <PageHero title={heading} lead={excerpt} crumbs={locationCrumbs(location)} picture={picture} bleed />
      <div className="page section grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <FoldedText {...text} less="Show Less" />
        <PropertiesHere location={location} />
      </div>
      <Map location={location} />
      <FeaturedProperties location={location} />
      {guides.length > 0 && <RelatedGuides location={location} />}
      <FaqSection entries={faq} />
    </>
  );
}

/** The place on a map; nothing without its coordinates. */
function Map({ location: { name, map, openStreetMap } }: LocationProps) {
  if (!map) return null;
  return (
    <section aria-labelledby="map" className="page pb-14 lg:pb-20">
      <h2 id="map" className="mb-6 text-2xl lg:text-3xl">
        Where {name} is
      </h2>
      <Card className="overflow-hidden">
        <SmallMap map={map} className="aspect-[4/3] w-full sm:aspect-[21/9]" />
        {openStreetMap && (
          <p className="border-t border-line px-5 py-3">
            <OpenStreetMapLink to={openStreetMap} />
          </p>
        )}
      </Card>
    </section>
  );
}

function FeaturedProperties({ location: { name, slug, featured, propertyCount } }: LocationProps) {
  return (
    <section aria-labelledby="featured_stays" className="bg-sand/60">
      <div className="page section">
        <h2 id="featured_stays" className="mb-6 text-2xl lg:text-3xl">
          Featured Accommodation
        </h2>
        {featured.length > 0 ? (
          <PropertyGrid stays={featured} />
        ) : (
          <Card className="max-w-2xl p-6">
            <h3 className="text-xl">No Featured Properties</h3>
            <p className="mt-2 text-ink-soft">
              {propertyCount > 0
                ? `Nothing in ${name} is featured at the moment. Every listed stay is in the search.`
                : `There are no stays listed in ${name} yet.`}
            </p>
            <div className="mt-5">
              <SearchLink name={name} slug={slug} propertyCount={propertyCount} />
            </div>
          </Card>
        )}
      </div>
    </section>
  );
}

/** How many properties the place has, with a link to them. */
function PropertiesHere({ location: { name, slug, propertyCount } }: LocationProps) {
  return (
    <Card as="aside" aria-label={`Stays in ${name}`} className="p-6">
      <p className="text-lg font-semibold">
        {propertyCount === 1
          ? `1 stay is listed in ${name}`
          : `${formatNumber(propertyCount)} stays are listed in ${name}`}
      </p>
      <p className="mt-2 mb-5 text-ink-soft">
        Compare them by price, type and guest rating, then book with the property.
      </p>
      <SearchLink name={name} slug={slug} propertyCount={propertyCount} />
    </Card>
  );
}

function SearchLink({ name, slug, propertyCount }: Pick<LocationPage, 'name' | 'slug' | 'propertyCount'>) {
  if (propertyCount === 0) return <ButtonLink to="/search">See stays in all of Adelaide</ButtonLink>;
  const stays = propertyCount === 1 ? 'the 1 stay' : `all ${formatNumber(propertyCount)} stays`;
  return (
    <ButtonLink
      to={`/search?location=${encodeURIComponent(slug)}`}
      className="wrap-anywhere"
    >{`See ${stays} in ${name}`}</ButtonLink>
  );
}

function RelatedGuides({ location: { guides } }: LocationProps) {
  return (
    <section aria-labelledby="related_guides" className="page section">
      <h2 id="related_guides" className="mb-6 text-2xl lg:text-3xl">
        Related Guides
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map(({ title, path, excerpt, picture }) => (
          <li key={path}>
            <Card
              as="article"
              className="group relative h-full overflow-hidden transition-shadow duration-200 ease-calm hover:shadow-float"
            >
              <div className="aspect-[2/1] bg-sand">
                <Picture picture={picture} sizes="(min-width: 1024px) 400px, (min-width: 640px) 46vw, 82vw" />
              </div>
              <div className="grid gap-2 p-5">
                <CardTitle to={path}>{title}</CardTitle>
                {excerpt && <p className="line-clamp-3 text-ink-soft">{excerpt}</p>}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
