import { Link, useNavigate } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';

/** Back to the visitor's search, with its scroll position; otherwise a new search with the same dates. */
export function BackToResults({ query }: { query: string }) {
  const navigate = useNavigate();
  const search = `/search${query && `?${query}`}`;
  const goBack = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await cameFromSearch().catch(() => false)) navigate(-1);
    else navigate(search);
  };
  return (
    <Link
      to={search}
      onClick={(event) => void goBack(event)}
      className="inline-flex min-h-8 items-center gap-2 text-sm text-ink-soft underline hover:text-ink"
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
      Back to Results
    </Link>
  );
}

type WindowWithNavigation = {
  navigation?: { entries(): { url: string | null }[]; currentEntry: { index: number } | null };
};

/** True when the previous history entry is a search of this site; false without the Navigation API. */
async function cameFromSearch(): Promise<boolean> {
  const { navigation } = window as WindowWithNavigation;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return false;
  const { origin, pathname } = new URL(before);
  if (origin !== window.location.origin) return false;
  const { findPathPreset } = await import('~/features/directory/criteria/path-presets');
  return pathname === '/search' || findPathPreset(pathname) !== null;
}
