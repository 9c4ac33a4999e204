import { listOf } from './list-of';

/** The streets that lead to a jetty or a beach: 'jetty road brighton', and 'brighton jetty rd'. */
export const jettyRoads: Readonly<Record<string, readonly string[]>> = {
  'glenelg-jetty-road': listOf(
    'jetty road glenelg, glenelg jetty road, jetty road bay, jetty road the bay, jetty road at the bay, jetty road in glenelg, jetty road',
  ),
  'brighton-jetty': listOf(
    'jetty road brighton, brighton jetty road, jetty road in brighton, jetty road at brighton',
  ),
  'semaphore-jetty': listOf('jetty road semaphore, semaphore jetty road'),
  'grange-jetty': listOf('jetty road grange, grange jetty road'),
  'largs-bay': listOf('jetty road largs, jetty road largs bay'),
};
