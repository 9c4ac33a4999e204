import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';

/** A short address that redirects to the screen. */
export function loader({ request, params }: LoaderFunctionArgs) {
  throw redirect(
    `/dashboard/edit-property/${encodeURIComponent(params.id ?? '')}${new URL(request.url).search}`,
    302,
  );
}
