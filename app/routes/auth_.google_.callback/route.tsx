import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { answerGoogle } from './answer-google.server';

/** Google's redirect address. It renders nothing, so that code and state are on no page. */
export function loader({ request, context: { services } }: LoaderFunctionArgs) {
  return answerGoogle(services, request);
}
