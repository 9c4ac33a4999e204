import { data } from '@remix-run/cloudflare';

import {
  findManagedProperty,
  type ManagedProperty,
} from '~/features/directory/listing/find-managed-property.server';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

/** The property, if this person may manage it. Throws 403 for another owner's public property, else 404. */
export async function requireManaged(
  services: Services,
  viewer: Actor,
  id: string | undefined,
): Promise<ManagedProperty> {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw notFound();
  const found = await findManagedProperty(services, viewer, Number(id));
  if (found.outcome === 'found') return found.property;
  throw data(null, { status: found.outcome === 'not-yours' ? 403 : 404 });
}
