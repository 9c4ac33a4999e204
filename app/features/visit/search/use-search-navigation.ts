import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

import {
  criteriaParams,
  emptyCriteria,
  parseCriteria,
  withQuery,
  type Criteria,
} from '~/features/directory/criteria/criteria';
import { paramsWithLeftOut } from '~/features/directory/criteria/left-out';

import { readSearchForm } from '~/features/directory/criteria/read-search-form';

export const searchFormId = 'search-form';

type Screen = {
  criteria: Criteria;
  /** The path of the screen, and the visitor's own search on it. */
  path: string;
  own: Criteria;
  today: string;
};

type FocusState = { focus?: string } | null;

/**
 * Navigates between searches without losing position: scroll stays, and focus returns to the control that was
 * used even when the search leaves a landing page for /search. `shown` are the latest requested criteria,
 * before their results arrive.
 */
export function useSearchNavigation({ criteria, path, own, today }: Screen) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const target = navigation.state === 'loading' ? navigation.location : undefined;
  const leadsToSearch = target?.pathname === '/search';
  const isSearching = leadsToSearch || target?.pathname === location.pathname;
  const following = leadsToSearch ? parseCriteria(new URLSearchParams(target.search)) : null;
  const [latest, setLatest] = useState<Criteria | null>(null);
  useEffect(() => setLatest(null), [location.key]);

  useEffect(() => {
    const focus = (location.state as FocusState)?.focus;
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.id === 'main';
    if (focus && isLost) document.getElementById(focus)?.focus({ preventScroll: true });
  }, [location.state]);

  const apply = useCallback(
    (form: HTMLFormElement) => {
      const { criteria: next, leftOut } = readSearchForm(form, today);
      const focus = document.activeElement?.id;
      setLatest(next);
      // An order does not narrow: with nothing else changed, a landing page keeps its address.
      const isSame = narrowing(next) === narrowing(criteria);
      const wanted = isSame ? { ...own, ...orderOf(next) } : next;
      const query = paramsWithLeftOut(wanted, leftOut);
      const to = withQuery(isSame ? path : '/search', query);
      const replace = to === location.pathname + location.search;
      // The choice is painted before the work of a navigation begins.
      setTimeout(() => navigate(to, { replace, preventScrollReset: true, state: { focus } }));
    },
    [criteria, path, own, today, navigate, location],
  );

  /** The same until the page has other data, so that a filter is rendered for its own choices alone. */
  const submit = useCallback(() => {
    const form = document.forms.namedItem(searchFormId);
    if (form) apply(form);
  }, [apply]);

  return { shown: latest ?? following ?? criteria, isSearching, apply, submit };
}

/** The parameters that do not narrow a search. */
const orderOf = ({ sort, view, page, checkIn, checkOut, guests }: Criteria) => {
  return { sort, view, page, checkIn, checkOut, guests };
};

const narrowing = (criteria: Criteria): string =>
  criteriaParams({
    ...criteria,
    ...orderOf(emptyCriteria),
    types: criteria.types.toSorted(),
    tags: criteria.tags.toSorted(),
    amenities: criteria.amenities.toSorted(),
  }).toString();
