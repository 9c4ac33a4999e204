import { data } from '@remix-run/cloudflare';

/** Every address that no other route has, /404 among them; the screen is the root's. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}
