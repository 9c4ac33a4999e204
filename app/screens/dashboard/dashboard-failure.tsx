import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';

import { ErrorScreen, FailureScreen, NotFoundScreen } from '~/components/error-screen';
import { ButtonLink } from '~/components/ui/button';

/** Account side, page manager. */
const pagesRefusal = 'Admin access required to manage pages.';

/** What a screen of the dashboard shows instead of itself: nobody is signed in, or may not, or it failed. */
export function DashboardFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error)) return <FailureScreen retryPath={pathname + search} />;
  if (error.status === 404) return <NotFoundScreen />;
  if (error.status === 403) {
    return (
      <ErrorScreen
        title="Access Denied"
        text={
          <p>{pathname.startsWith('/dashboard/pages') ? pagesRefusal : 'Your account may not do this.'}</p>
        }
        action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
      />
    );
  }
  if (error.status !== 401) return <FailureScreen retryPath={pathname + search} />;
  return (
    <ErrorScreen
      title={pathname.startsWith('/dashboard/edit-property/') ? 'Authentication Required' : 'Access Required'}
      text={<p>Please sign in to see your dashboard.</p>}
      action={
        <ButtonLink to={`/auth?${new URLSearchParams({ redirectTo: pathname + search }).toString()}`}>
          Sign In
        </ButtonLink>
      }
    />
  );
}
