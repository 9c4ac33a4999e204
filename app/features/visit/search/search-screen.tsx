import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { closePhoneFold } from '~/components/forms/phone-fold';
import { Breadcrumbs, type Crumb } from '~/components/ui/breadcrumbs';
import { Pagination } from '~/components/ui/pagination';
import { PropertyCard } from '~/features/directory/property/property-card';
import { PropertyCardSkeleton } from '~/features/directory/property/property-card-skeleton';
import { propertyPath } from '~/features/directory/property/property-paths';
import type { SearchNotes } from '~/features/directory/criteria/left-out';
import { classes } from '~/lib/classes';
import {
  carriedParams,
  criteriaParams,
  withQuery,
  type Criteria,
} from '~/features/directory/criteria/criteria';

import { closeFilterPanel, FilterPanel } from './filter-panel';
import type { SearchData } from './load-search.server';
import type { Said } from './read-sentence.server';
import { NoResults } from './no-results';
import { AppliedFilters, ResultsToolbar } from './results-toolbar';
import { SearchBar } from './search-bar';
import { countText, stayText } from './search-words';
import { skeletonCount } from './search-skeleton';
import { searchFormId, useSearchNavigation } from './use-search-navigation';

const resultsId = 'results';
const skipLinkClass =
  'sr-only focus:not-sr-only focus:mt-3 focus:inline-block focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:shadow-float';

type ScreenData = SearchData & { today: string; notes: SearchNotes; said?: Said | null };

type SearchScreenProps = {
  data: ScreenData;
  heading: string;
  crumbs: readonly Crumb[];
  intro?: ReactNode;
  /** The path of this screen, and the visitor's own search on it: without what the path itself stands for. */
  path: string;
  asked: Criteria;
};

/** Search form, filters and results; one plain GET form that scripts submit by themselves. */
export function SearchScreen({ data, heading, crumbs, intro, path, asked }: SearchScreenProps) {
  const { criteria, results, places, today, notes, said } = data;
  const pathOf = (change: Partial<Criteria>) => withQuery(path, criteriaParams({ ...asked, ...change }));
  const { shown, isSearching, apply } = useSearchNavigation({ criteria, path, asked, today });
  const submit = () => {
    const form = document.getElementById(searchFormId);
    if (form instanceof HTMLFormElement) apply(form);
  };
  const count = countText(results.total, results.isCapped);
  const stay = stayText(criteria);
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-3 text-2xl wrap-anywhere sm:text-3xl">{heading}</h1>
      <a href={`#${resultsId}`} className={skipLinkClass}>
        Skip to the results
      </a>
      {intro}
      <Form
        id={searchFormId}
        action="/search"
        className="mt-4 sm:mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
          closeFilterPanel();
          closePhoneFold(event.currentTarget);
        }}
      >
        <SearchBar criteria={criteria} places={places} today={today} notes={notes} />
        {criteria.view !== 'grid' && <input type="hidden" name="view" value={criteria.view} />}
        {said?.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-4 grid items-start gap-8 sm:mt-6 lg:grid-cols-[300px_1fr]">
          <FilterPanel
            shown={shown}
            countLabel={
              results.isCapped ? 'stays' : `${results.total} ${results.total === 1 ? 'stay' : 'stays'}`
            }
            onChange={submit}
          />
          <section
            aria-label="Results"
            className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-4 outline-none"
            id={resultsId}
            tabIndex={-1}
          >
            <p role="status" className="text-lg font-semibold tabular-nums">
              {isSearching ? 'Searching…' : count}
              {stay && !isSearching && <span className="font-normal text-ink-soft"> · {stay}</span>}
            </p>
            <ResultsToolbar
              shown={shown}
              explained={data.explained}
              path={path}
              onChange={submit}
              viewPath={(view) => pathOf({ view })}
            />
            {said && <SaidNote said={said} />}
            <AppliedFilters chips={data.chips} />
            <WordNotes q={criteria.q} {...results} />
            <Results data={data} isSearching={isSearching} />
            {results.isCapped && results.page === results.pageCount && (
              <p className="text-ink-soft">
                Only the first 1,000 stays can be paged through. Add a filter to see the others.
              </p>
            )}
            <Pagination
              page={results.page}
              pageCount={results.pageCount}
              pathOf={(page) => pathOf({ page })}
            />
          </section>
        </div>
      </Form>
    </div>
  );
}

/** How the words were read, and the way to have them read otherwise. */
function SaidNote({ said: { text, way, to, unfiltered } }: { said: Said }) {
  return (
    <div className="rounded-control bg-sand px-4 py-3 wrap-anywhere">
      {text}{' '}
      <Link to={to} preventScrollReset rel="nofollow" className="text-jacaranda underline">
        {way}
      </Link>
      {unfiltered.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
}

/** What was searched for instead of the words, or without some of them. */
function WordNotes({ q, correctedTo, leftOut }: { q: string } & SearchData['results']) {
  return (
    <>
      {correctedTo && (
        <p className="rounded-control bg-ocean-tint px-4 py-3 text-ocean">
          Nothing matches “{q}” as typed. These are the stays for “{correctedTo}”.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="rounded-control bg-sand px-4 py-3">
          A search takes up to eight words. Not searched for: {leftOut.join(', ')}.
        </p>
      )}
    </>
  );
}

type ResultsProps = { data: SearchData; isSearching: boolean };

function Results({ data: { criteria, results, removals }, isSearching }: ResultsProps) {
  const isList = criteria.view === 'list';
  const grid = classes('grid gap-5', !isList && 'sm:grid-cols-2 xl:grid-cols-3');
  if (isSearching) {
    return (
      <div className={grid}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <PropertyCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (results.stays.length === 0) return <NoResults criteria={criteria} removals={removals} />;
  const carried = carriedParams(criteria);
  return (
    <ul className={grid}>
      {results.stays.map((stay, index) => (
        <li key={stay.id} className="min-w-0">
          <PropertyCard
            property={stay}
            layout={criteria.view}
            eager={index === 0}
            headingLevel="h2"
            to={withQuery(propertyPath(stay), carried)}
          />
        </li>
      ))}
    </ul>
  );
}

export function LocationLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Link to={`/location/${slug}`} className="text-jacaranda underline">
      What it is like to stay in {name}
    </Link>
  );
}
