import { isRouteErrorResponse, useRouteError } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { pageListPath } from '~/features/content/page-editor/page-editor-paths';

/** Instead of the editor for a missing page; any other error is shown by the dashboard. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-2xl">Page Not Found</h2>
      <p className="text-ink-soft">There is no such page or version, or the page is in the trash.</p>
      <ButtonLink to={pageListPath}>Back to pages</ButtonLink>
    </div>
  );
}
