import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';

/** A short address that redirects to the screen. */
export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(`/dashboard/add-property${new URL(request.url).search}`, 302);
}
