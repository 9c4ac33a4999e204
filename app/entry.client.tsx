import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * RemixBrowser throws the promise of the page's data until they have been decoded. React would wait for it too, but
 * whoever clicks meanwhile would have the whole page drawn anew, without what was typed.
 */
async function dataDecoded() {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
}

void dataDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
