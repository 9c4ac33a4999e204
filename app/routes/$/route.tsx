import { data } from '@remix-run/cloudflare';

/** Every address without a route, including /404; the root shows the screen. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}
