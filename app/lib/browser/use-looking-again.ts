import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

const everyMs = 4000;
const maxLooks = 25;

/**
 * Reloads the page's data at intervals while the page is visible and nothing is being sent, up to a maximum
 * number of times.
 */
export function useLookingAgain() {
  const [looks, setLooks] = useState(0);
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== 'idle';
  const hasEnded = looks >= maxLooks;
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

/**
 * A failed reload would replace the page and lose what is being typed: so data is reloaded only while it can
 * be reached.
 */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
