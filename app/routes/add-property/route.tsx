import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';

/** The short address of the screen. */
export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(`/dashboard/add-property${new URL(request.url).search}`, 302);
}
