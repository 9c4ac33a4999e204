import { data } from '@remix-run/cloudflare';

/** To throw: there is nothing here, or nothing for whoever asks. */
export const notFound = () => data(null, { status: 404 });
