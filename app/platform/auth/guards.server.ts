import { data, redirect } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';

import type { Services } from '~/platform/services';
import { findViewer, type Viewer } from './session.server';

type Options = {
  /** For the few screens that stay open to staff who have yet to set their second factor up. */
  beforeFactor?: boolean;
};

/**
 * The signed-in person. Throws 401, which the dashboard shows as 'Access Required', and sends staff who owe a second factor
 * to where it is set up.
 */
export async function requireViewer(
  services: Services,
  request: Request,
  { beforeFactor = false }: Options = {},
): Promise<Viewer> {
  const viewer = await findViewer(services, request);
  if (!viewer) throw data(null, { status: 401 });
  const owesFactor = mustHaveFactor(services, viewer) && !viewer.hasFactor;
  if (owesFactor && !beforeFactor) throw redirect('/dashboard/security/factor', 303);
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

/** Whether somebody may not work without a second factor: admins and moderators, where the setting says so. */
export function mustHaveFactor(
  { config }: Pick<Services, 'config'>,
  { role }: Pick<Viewer, 'role'>,
): boolean {
  return config.staffSecondFactor === 'required' && isStaff({ role });
}
