import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { answerGoogle } from './answer-google.server';

/** Where Google sends people back to. It shows nothing itself, so that code and state stay on no page. */
export function loader({ request, context: { services } }: LoaderFunctionArgs) {
  return answerGoogle(services, request);
}
