import { data, redirect } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';

import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';
import { findViewer } from './session.server';

type Options = {
  /** For the few screens that are open to staff who have not set up their second factor yet. */
  beforeFactor?: boolean;
};

/**
 * The signed-in person. Throws 401, which the dashboard shows as 'Access Required', and redirects staff
 * without a required second factor to its setup.
 */
export async function requireViewer(
  services: Services,
  request: Request,
  { beforeFactor = false }: Options = {},
): Promise<Actor> {
  const viewer = await findViewer(services, request);
  if (!viewer) throw data(null, { status: 401 });
  const owesFactor = mustHaveFactor(services, viewer) && !viewer.hasFactor;
  if (owesFactor && !beforeFactor) throw redirect('/dashboard/security/factor', 303);
  return viewer;
}

/** An admin or a moderator. Throws 401 when nobody is signed in and 403, 'Access Denied', for an owner. */
export async function requireStaff(services: Services, request: Request): Promise<Actor> {
  const viewer = await requireViewer(services, request);
  if (!isStaff(viewer)) throw data(null, { status: 403 });
  return viewer;
}

/** An admin. Throws 401 when nobody is signed in and 403, 'Access Denied', for everybody else. */
export async function requireAdmin(services: Services, request: Request): Promise<Actor> {
  const viewer = await requireViewer(services, request);
  if (viewer.role !== 'admin') throw data(null, { status: 403 });
  return viewer;
}

/** True when the account needs a second factor to work: admins and moderators, where the setting requires it. */
export function mustHaveFactor({ config }: Pick<Services, 'config'>, { role }: Pick<Actor, 'role'>): boolean {
  return config.staffSecondFactor === 'required' && isStaff({ role });
}
