import { createDatabase } from '~/db/client';
import type { WebEnv } from '~/platform/env';

import { createProperty } from '../../factories/property';

const breakOut = '</script><script>document.title = "taken over"</script>';

/** Every text tries to break out. Short texts, no times, no tags, a location without a page. */
export const hostileProperty = {
  slug: 'odd-hostile-stay',
  locationSlug: 'odd-corner',
  name: `Harbour ${breakOut} <b>& "Sons"</b>`,
  shortDescription: `Short ${breakOut}`,
  description: `Nobody needs to unfold this. ${breakOut} <!-- <script>`,
  address: `1 ${breakOut} Row, Unley SA 5061`,
};

/** Has a name, an address and nothing else. */
export const bareProperty = {
  slug: 'odd-bare-stay',
  name: 'Odd Bare Stay',
  address: '2 Plain Row, Adelaide',
};

/** Public properties of kinds that the demo data lacks; last in every order except the alphabetical one. */
export async function addOddProperties({ DB }: Pick<WebEnv, 'DB'>): Promise<void> {
  const db = createDatabase(DB);
  const nothing = { locationSlug: null, placeSlug: null, shortDescription: null, minPrice: null };
  await createProperty(db, { ...nothing, ...hostileProperty });
  await createProperty(db, { ...nothing, ...bareProperty });
}
