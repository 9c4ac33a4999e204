import { data } from '@remix-run/cloudflare';

/** To throw: nothing is here, or nothing that this visitor may see. */
export const notFound = () => data(null, { status: 404 });
