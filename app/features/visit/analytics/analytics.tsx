import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

type Gtag = (...command: unknown[]) => void;
type AnalyticsWindow = Window & { dataLayer?: unknown[]; [disabled: `ga-disable-${string}`]: boolean };

/**
 * Sends a page view for every page that the visitor opens, including the first. Loads nothing while `id` is
 * null; when consent is withdrawn on an open page, the loaded script is notified and switched off.
 */
export function Analytics({ id }: { id: string | null }) {
  const { pathname, search } = useLocation();
  const started = useRef<{ id: string; gtag: Gtag } | null>(null);

  useEffect(() => {
    if (!id) {
      if (started.current) withdraw(started.current);
      return;
    }
    if (started.current?.id !== id) started.current = { id, gtag: start(id) };
    else resume(started.current);
  }, [id]);

  useEffect(() => {
    if (!id || !started.current) return;
    started.current.gtag('event', 'page_view', {
      page_location: window.location.origin + pathname + withoutToken(search),
      page_path: pathname + withoutToken(search),
      page_title: document.title,
    });
  }, [id, pathname, search]);

  return null;
}

/** Removes the token of a mailed link, which only its reader may know. */
function withoutToken(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('token')) return search;
  params.delete('token');
  return params.size > 0 ? `?${params}` : '';
}

function start(id: string): Gtag {
  const view = window as unknown as AnalyticsWindow;
  const queue = (view.dataLayer ??= []);
  const gtag: Gtag = function gtag() {
    // The script distinguishes commands from other entries by their being an `arguments` object.
    // oxlint-disable-next-line prefer-rest-params -- see above
    queue.push(arguments);
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.appendChild(script);
  view[`ga-disable-${id}`] = false;
  gtag('js', new Date());
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('config', id, { send_page_view: false });
  return gtag;
}

function withdraw({ id, gtag }: { id: string; gtag: Gtag }) {
  gtag('consent', 'update', { analytics_storage: 'denied' });
  (window as unknown as AnalyticsWindow)[`ga-disable-${id}`] = true;
}

function resume({ id, gtag }: { id: string; gtag: Gtag }) {
  (window as unknown as AnalyticsWindow)[`ga-disable-${id}`] = false;
  gtag('consent', 'update', { analytics_storage: 'granted' });
}
