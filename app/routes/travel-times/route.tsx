import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { PageHero } from '~/features/content/pages/page-hero';
import { leastSaved, maxTramMinutes, maxWalkMinutes, maxWalkToStop } from '~/features/directory/places/reach';
import { changeMinutes, timetableDate } from '~/features/directory/places/tram-lines';
import { torrensBridges } from '~/features/directory/places/walking';
import { formatDay } from '~/lib/time/dates';
import { listed } from '~/lib/text/listed';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList } from '~/lib/document/structured-data';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Travel times', path: '/travel-times' },
];

export function loader({ context: { services, shows } }: LoaderFunctionArgs) {
  shows('frame');
  const bridges = torrensBridges.map(({ name }) => name);
  return {
    origin: services.config.siteOrigin,
    bridges: listed(bridges),
    date: formatDay(timetableDate),
    limits: { walk: maxWalkMinutes, tram: maxTramMinutes, stop: maxWalkToStop, saved: leastSaved },
    change: changeMinutes,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    origin: data?.origin ?? '',
    title: 'How we work out travel times',
    description:
      'The minutes beside “What is near” are estimates by one method: how far a way is, how fast people walk, and what the tram timetable says.',
    path: '/travel-times',
    structuredData: data ? [breadcrumbList(data.origin, crumbs)] : [],
  });

export default function TravelTimes() {
  const { bridges, date, limits, change } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        title="How we work out travel times"
        lead="Every “about” on this site comes from the same method. The minutes are estimates, good for comparing stays with each other."
        crumbs={crumbs}
      />
      <div className="page section">
        <div className="measure grid gap-4 [&_h2]:mt-6 [&_h2]:text-2xl">
          <h2>On foot</h2>
          <p>
            We count 80 metres a minute, which is 4.8 km an hour. A way is taken to be a quarter longer than
            the straight line. Where both ends lie in the city, between North, East, South and West terraces,
            it is measured along the blocks instead: so far north or south, and so far east or west. With
            children or heavy bags, allow more.
          </p>
          <p>
            A way across the Torrens near the city leads over the best of these crossings: {bridges}. We do
            not look at hills, steps or the time that traffic lights take.
          </p>
          <h2>By tram</h2>
          <p>
            The walk to a stop, the minutes of the timetable, and the walk from the last stop. The wait for
            the tram is not in it: trams come about every ten minutes by day. A change at Adelaide Railway
            Station counts {change} minutes. The branch to Festival Plaza, which runs at weekends and for
            events, is left out.
          </p>
          <h2>What counts as near</h2>
          <p>
            At most {limits.walk} minutes on foot, or {limits.tram} minutes by tram with at most {limits.stop}{' '}
            minutes on foot at either end. The tram is named only where it saves at least {limits.saved}{' '}
            minutes. Of the tram stops we show the nearest.
          </p>
          <p>
            A search for “near” a sight means 15 minutes, near a tram stop 10, and “walking distance” 15
            minutes on foot; the filters take any other number. “A beach or jetty” means those that we list,
            not every metre of sand.
          </p>
          <h2>Where the facts come from</h2>
          <p>
            Tram times are of a weekday around noon in the timetable of {date}. Contains data © Adelaide Metro
            / Government of South Australia, CC BY. Place data © GeoNames, CC BY 4.0. Some coordinates are
            from Wikipedia contributors.
          </p>
        </div>
      </div>
    </>
  );
}
