import { useRouteLoaderData } from '@remix-run/react';

/** Id of the account whose dashboard this is; null outside it. */
export function useViewerId(): string | null {
  const dashboard = useRouteLoaderData('routes/dashboard') as { viewerId?: string } | undefined;
  return dashboard?.viewerId ?? null;
}
