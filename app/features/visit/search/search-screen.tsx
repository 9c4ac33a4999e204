import { Form, Link } from '@remix-run/react';
import { memo, type ReactNode } from 'react';

import { closePhoneFold } from '~/components/forms/phone-fold';
import { SkipLink } from '~/components/layout/skip-link';
import { Breadcrumbs, type Crumb } from '~/components/ui/breadcrumbs';
import { Pagination } from '~/components/ui/pagination';
import { PropertyCard } from '~/features/directory/property/property-card';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
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
import type { relsOf } from '~/features/directory/criteria/indexable';

import { closeFilterPanel, FilterPanel } from './filters/filter-panel';
import type { SearchData } from './load-search.server';
import type { Said } from './read-sentence.server';
import { MapPane } from './map-pane';
import { NoResults } from './no-results/no-results';
import { AppliedFilters, ResultsToolbar } from './results-toolbar';
import { useRememberedView } from './remembered-view';
import { SearchBar } from './search-bar';
import { skeletonCount } from './results/page-size';
import { searchFormId, useSearchNavigation } from './use-search-navigation';

const resultsId = 'results';

type ScreenData = SearchData & {
  today: string;
  notes: SearchNotes;
  said?: Said | null;
  rels: ReturnType<typeof relsOf>;
};

type SearchScreenProps = {
  data: ScreenData;
  heading: string;
  crumbs: readonly Crumb[];
  intro?: ReactNode;
  /** The path of this screen, and the visitor's own search on it: without the filters of the path itself. */
  path: string;
  own: Criteria;
};

/** Search form, filters and results; one plain GET form that scripts submit by themselves. */
export function SearchScreen({ data, heading, crumbs, intro, path, own }: SearchScreenProps) {
  const { criteria, results, today, notes, said, map } = data;
  const { count, stay, stays, leftOut, capped } = data.shownTexts;
  const pathOf = (change: Partial<Criteria>) => withQuery(path, criteriaParams({ ...own, ...change }));
  useRememberedView(criteria.view, pathOf({ view: 'map' }));
  const { shown, isSearching, apply, submit } = useSearchNavigation({ criteria, path, own, today });
  return (
    <div className="page min-h-svh pt-4 pb-20 sm:pt-8">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-3 text-2xl wrap-anywhere sm:text-3xl">{heading}</h1>
      <SkipLink to={`#${resultsId}`}>Skip to the results</SkipLink>
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
        <Bar data={data} />
        <HiddenFields criteria={criteria} said={said} />
        <div className="mt-4 grid items-start gap-8 sm:mt-6 lg:grid-cols-[300px_1fr] lg:has-[>.map-pane]:grid-cols-2">
          <FilterPanel
            isSheet={map !== null}
            shown={shown}
            facets={data.facets}
            listedPlace={criteria.location || 'adelaide'}
            landmarks={data.landmarks}
            countLabel={stays}
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
              rels={data.rels}
            />
            {said && <SaidNote said={said} />}
            <AppliedFilters chips={data.chips} />
            <WordNotes q={criteria.q} correctedTo={results.correctedTo} notes={[notes.near, leftOut]} />
            <Results data={data} isSearching={isSearching} />
            {capped && <p className="text-ink-soft">{capped}</p>}
            {!isSearching && (
              <Pagination
                page={results.page}
                pageCount={results.pageCount}
                pathOf={(page) => pathOf({ page })}
                rel={data.rels.pages}
              />
            )}
          </section>
          {map && <MapPane map={map} criteria={criteria} results={results} />}
        </div>
      </Form>
    </div>
  );
}

/** The parts of the search that the form keeps in hidden fields. */
function HiddenFields({ criteria: { view, area }, said }: { criteria: Criteria; said?: Said | null }) {
  return (
    <>
      {view !== 'grid' && <input type="hidden" name="view" value={view} />}
      {area && <input type="hidden" name="area" value={area} />}
      {said?.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** How the words were read, with a link to the other reading. */
function SaidNote({ said: { text, way, to, rel, unfiltered } }: { said: Said }) {
  return (
    <div className="rounded-control bg-sand px-4 py-3 wrap-anywhere">
      {text}{' '}
      <Link to={to} preventScrollReset rel={rel} className="text-jacaranda underline">
        {way}
      </Link>
      {unfiltered.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
}

type WordNotesProps = { q: string; correctedTo: string | null; notes: readonly (string | null)[] };

/** The note that other words were searched for, or that some were left out. */
function WordNotes({ q, correctedTo, notes }: WordNotesProps) {
  return (
    <>
      {correctedTo && (
        <p className="rounded-control bg-ocean-tint px-4 py-3 text-ocean">
          Nothing matches “{q}” as typed. These are the stays for “{correctedTo}”.
        </p>
      )}
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="rounded-control bg-sand px-4 py-3">
              {note}
            </p>
          ),
      )}
    </>
  );
}

type ResultsProps = { data: SearchData; isSearching: boolean };

function ResultsView({ data, isSearching }: ResultsProps) {
  const { criteria, results, removals, nearest, explained } = data;
  if (isSearching) {
    return (
      <div className={gridClass(criteria)}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <PropertyCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (results.stays.length > 0) {
    return (
      <>
        <Stays criteria={criteria} stays={results.stays} headingLevel="h2" />
        {/* On a phone the toolbar shows it to screen readers only, so that the first result is on the first screen. */}
        <p aria-hidden className="text-sm text-ink-soft sm:hidden">
          {explained}
        </p>
      </>
    );
  }
  return (
    <NoResults criteria={criteria} removals={removals}>
      {nearest.length > 0 && <Stays criteria={criteria} stays={nearest} headingLevel="h3" />}
    </NoResults>
  );
}

/** These need not be rendered for a choice in the filters, which is shown before its results arrive. */
const Results = memo(ResultsView);
const Bar = memo(SearchBar);

const gridClass = ({ view }: Criteria) =>
  classes('grid gap-5', view !== 'list' && 'sm:grid-cols-2', view === 'grid' && 'xl:grid-cols-3');

type StaysProps = {
  criteria: Criteria;
  stays: readonly (PropertyCardData & { misses?: string; pinNote?: string })[];
  headingLevel: 'h2' | 'h3';
};

function Stays({ criteria, stays, headingLevel }: StaysProps) {
  const carried = carriedParams(criteria);
  return (
    <ul className={gridClass(criteria)}>
      {stays.map((stay, index) => (
        <li key={stay.id} className="min-w-0" data-stay={stay.pinNote && stay.id}>
          <PropertyCard
            property={stay}
            layout={criteria.view === 'list' ? 'list' : 'grid'}
            eager={index === 0}
            headingLevel={headingLevel}
            note={stay.misses ?? stay.pinNote}
            to={withQuery(propertyPath(stay), carried)}
          />
        </li>
      ))}
    </ul>
  );
}
