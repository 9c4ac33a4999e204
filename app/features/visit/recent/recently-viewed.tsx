import { useEffect, useState } from 'react';

import { useConsentChoice } from '~/features/visit/consent/consent-context';

type List = typeof import('./recent-list').RecentList;

/**
 * The stays that the visitor looked at last, for visitors who have accepted this; the server's document contains
 * none.
 */
export function RecentlyViewed() {
  const isAccepted = useConsentChoice() === 'accepted';
  const [List, setList] = useState<List | null>(null);
  useEffect(() => {
    if (!isAccepted) return setList(null);
    // The page works without it.
    import('./recent-list').then(
      ({ RecentList }) => setList(() => RecentList),
      () => undefined,
    );
  }, [isAccepted]);
  return List && <List />;
}
