import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

const everyMs = 4000;
const mostLooks = 25;

/** Reads the page's data again while somebody sees it and nothing is being sent, until that was done often enough. */
export function useLookingAgain() {
  const [looks, setLooks] = useState(0);
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== 'idle';
  const hasEnded = looks >= mostLooks;
  useEffect(() => {
    if (isBusy || hasEnded) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setLooks((count) => count + 1);
      void isThere().then((answers) => answers && revalidate());
    }, everyMs);
    return () => clearInterval(timer);
  }, [isBusy, hasEnded, revalidate]);
  return { hasEnded, begin: () => setLooks(0) };
}

/** Data that cannot be read takes the page away, with what is being typed there: so it is asked for only where it comes. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
