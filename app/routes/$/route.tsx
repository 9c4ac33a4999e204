import { notFound } from '~/platform/http/not-found';

/** Every address that no other route has, /404 among them; the screen is the root's. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function Missing() {
  return null;
}
