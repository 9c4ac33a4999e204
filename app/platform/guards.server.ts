import { data } from '@remix-run/cloudflare';

import type { Services } from './services';
import { findViewer, type Viewer } from './session.server';

/** The signed-in person. Throws 401, which the dashboard shows as 'Access Required'. */
export async function requireViewer(services: Services, request: Request): Promise<Viewer> {
  const viewer = await findViewer(services, request);
  if (!viewer) throw data(null, { status: 401 });
  return viewer;
}
