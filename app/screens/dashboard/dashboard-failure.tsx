import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';

import { ErrorScreen, NotFoundScreen } from '~/components/error-screen';
import { buttonClass, ButtonLink } from '~/components/ui/button';

/** Shown to owners on the screens that manage pages. */
const pagesRefusal = 'Admin access required to manage pages.';

/**
 * Shown instead of a screen of the dashboard: the visitor is not signed in or not allowed, or the screen
 * failed.
 */
export function DashboardFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error)) return <BrokenScreen retryPath={pathname + search} />;
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
  if (error.status !== 401) return <BrokenScreen retryPath={pathname + search} />;
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

/** People who work here ask first whether the work is lost. */
function BrokenScreen({ retryPath }: { retryPath: string }) {
  return (
    <ErrorScreen
      title="Something went wrong"
      text={
        <>
          <p>This screen could not be shown. It is our fault, not yours, and it is often over in a moment.</p>
          <p className="mt-3">
            Everything that was confirmed as saved is saved. If you have just sent a form and saw no
            confirmation, go back: your browser still has what you typed, and sending it again stores it once.
          </p>
        </>
      }
      action={
        <>
          <a href={retryPath} className={buttonClass()}>
            Try again
          </a>
          <a href="/dashboard" className={buttonClass('secondary')}>
            Back to the dashboard
          </a>
        </>
      }
    />
  );
}
