import { usePart } from '~/components/forms/page-form';
import { ticksPart } from '~/lib/form/page-parts';

import { parted, type Chosen } from './use-chosen';

type KeptTicksProps = {
  chosen: Chosen;
  /** The rows that the page's address ticks. */
  first: readonly number[];
  listings: readonly { id: number }[];
};

/** Until there are scripts, what the page's form says of ticks: those of rows that other lists show, and how all were. */
export function KeptTicks({ chosen, first, listings }: KeptTicksProps) {
  const { ids, elsewhere } = parted(listings, new Set(first));
  const part = usePart(ticksPart, '', { chosen: ids.join(','), elsewhere: elsewhere.join(',') });
  return <>{part.hidden({ elsewhere: chosen.elsewhere.join(',') })}</>;
}
