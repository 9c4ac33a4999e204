import { data } from '@remix-run/cloudflare';

import { isStaff } from '~/features/accounts/roles';

import type { Services } from './services';
import { findViewer, type Viewer } from './session.server';

/** The signed-in person. Throws 401, which the dashboard shows as 'Access Required'. */
export async function requireViewer(services: Services, request: Request): Promise<Viewer> {
  const viewer = await findViewer(services, request);
  if (!viewer) throw data(null, { status: 401 });
  return viewer;
}

/** An admin or a moderator. Throws 401 for nobody and 403, 'Access Denied', for an owner. */
export async function requireStaff(services: Services, request: Request): Promise<Viewer> {
  const viewer = await requireViewer(services, request);
  if (!isStaff(viewer)) throw data(null, { status: 403 });
  return viewer;
}

/** An admin. Throws 401 for nobody and 403, 'Access Denied', for everybody else. */
export async function requireAdmin(services: Services, request: Request): Promise<Viewer> {
  const viewer = await requireViewer(services, request);
  if (viewer.role !== 'admin') throw data(null, { status: 403 });
  return viewer;
}
