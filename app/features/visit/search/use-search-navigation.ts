import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

import { parseCriteria, searchPath, type Criteria } from '~/features/directory/criteria/criteria';

export const searchFormId = 'search-form';

type FocusState = { focus?: string } | null;

/**
 * Navigates between searches without losing position: scroll stays, and focus returns to the control that was
 * used even when the search leaves a landing page for /search. `shown` are the latest requested criteria,
 * before their results arrive.
 */
export function useSearchNavigation(criteria: Criteria) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const target = navigation.state === 'loading' ? navigation.location : undefined;
  const isSearching =
    target !== undefined && (target.pathname === '/search' || target.pathname === location.pathname);
  const following =
    target && target.pathname === '/search' ? parseCriteria(new URLSearchParams(target.search)) : null;
  const [asked, setAsked] = useState<Criteria | null>(null);
  useEffect(() => setAsked(null), [location.key]);

  useEffect(() => {
    const focus = (location.state as FocusState)?.focus;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || activeElement.id === 'main';
    if (focus && isLost) document.getElementById(focus)?.focus({ preventScroll: true });
  }, [location.state]);

  const apply = useCallback(
    (form: HTMLFormElement) => {
      const params = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') params.append(name, value);
      const next = { ...parseCriteria(params), page: 1 };
      const focus = document.activeElement?.id || undefined;
      setAsked(next);
      navigate(searchPath(next), { preventScrollReset: true, state: { focus } });
    },
    [navigate],
  );

  return { shown: asked ?? following ?? criteria, isSearching, apply };
}
