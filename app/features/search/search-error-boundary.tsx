import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { MouseEvent } from 'react';

import { ErrorScreen, NotFoundScreen } from '~/components/error-screen';
import { buttonClass } from '~/components/ui/button';

/** Boundary of the search routes. The retry is a link to the same address, so it works without scripts. */
export function SearchErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <ErrorScreen
      title="Something went wrong"
      text={<p>We couldn&apos;t load the search results. Please try again.</p>}
      action={
        <a href="?" className={buttonClass('primary')} onClick={reload}>
          Retry Search
        </a>
      }
    />
  );
}

function reload(event: MouseEvent) {
  event.preventDefault();
  window.location.reload();
}
