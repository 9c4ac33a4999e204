import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

import type { View } from '~/features/directory/criteria/criteria';

/** The browser's entry for the choice of the map; the map writes it, another view removes it. */
export const rememberedView = 'search-view';

/** Opens the map beside the list at once where it was chosen before and there is room for both. */
export function useRememberedView(view: View, mapPath: string) {
  const navigate = useNavigate();
  // Only on arrival: leaving the map is a choice that stays.
  useEffect(() => {
    if (view === 'grid' && localStorage.getItem(rememberedView) && innerWidth >= 1024)
      navigate(mapPath, { replace: true });
  }, []);
}
