import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';

import { ErrorScreen, NotFoundScreen } from '~/components/error-screen';
import { buttonClass } from '~/components/ui/button';

/**
 * Boundary of the search routes. An error with a text of its own is shown with it. The retry is a link to the
 * same address, so it works without scripts.
 */
export function SearchErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const answer = isRouteErrorResponse(error) ? error : null;
  if (answer?.status === 404) return <NotFoundScreen />;
  return (
    <ErrorScreen
      title={answer?.data?.title ?? 'Something went wrong'}
      text={<p>{answer?.data?.text ?? "We couldn't load the search results. Please try again."}</p>}
      action={
        <>
          <a href={pathname + search} className={buttonClass()}>
            Retry Search
          </a>
          <a href="/search" className={buttonClass('secondary')}>
            All accommodation
          </a>
        </>
      }
    />
  );
}
