import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { Suburb } from '~/features/directory/listing/place-of-suburb';
import { suburbOfAddress } from '~/features/directory/listing/suburb-of-address';

type Reply = PropertyAnswer['reply'];

/** A form that goes back: where no suburb was chosen, the one that its address names is. */
export function withSuburb(reply: Reply, suburbs: readonly Suburb[]): Reply {
  const { initialValue } = reply;
  if (!initialValue || initialValue.suburb) return reply;
  const suburb = suburbOfAddress(suburbs, String(initialValue.address ?? ''));
  return suburb ? { ...reply, initialValue: { ...initialValue, suburb } } : reply;
}
