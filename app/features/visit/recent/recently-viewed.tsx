import { useEffect, useState } from 'react';

import { useConsentChoice } from '~/features/visit/consent/consent-context';

type List = typeof import('./recent-list').RecentList;

/**
 * What the visitor looked at last, for visitors who have accepted that it is remembered; nothing in the
 * server's document.
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
