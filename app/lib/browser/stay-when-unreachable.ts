type Path = { pathname: string; search: string; hash: string };
type Router = {
  state: { location: Path; navigation: { state: string; formMethod?: string } };
  navigate(to: Path, options: { replace: boolean; preventScrollReset: boolean }): unknown;
};

/**
 * Keeps the page when the next one cannot be fetched: Remix would replace it, with what is being read or
 * typed, by its error page. What is read after a form that has arrived is asked for until it comes, and a few times where the
 * server fails (status 5xx). Forms that could not be sent are handled elsewhere.
 */
export function stayWhenUnreachable() {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    for (let failures = 0; ;) {
      try {
        const answer = await ask(...request);
        const isFailure = answer.status >= 500 && isOurs(request[0]) && isReadAfterForm(request);
        if (!isFailure || failures === maxFailures) {
          note?.replaceChildren();
          return answer;
        }
        failures += 1;
        if (!note?.textContent) say('Sent. The page does not answer yet; it continues when it does.');
        await untilOnline();
      } catch (error) {
        if (!(error instanceof TypeError && isOurs(request[0]))) throw error;
        if (!isReadAfterForm(request)) {
          stay();
          throw error;
        }
        if (!note?.textContent) say('Sent. You are offline; this page continues when you are connected.');
        await untilOnline();
      }
    }
  };
}

const router = () => (window as unknown as { __remixRouter?: Router }).__remixRouter;
const isRead = (method: string | undefined) => (method ?? 'GET').toUpperCase() === 'GET';

/** The form's answer has come; its page is being read, again or for the first time. */
function isReadAfterForm([target, options]: Parameters<typeof fetch>): boolean {
  const { state, formMethod } = router()?.state.navigation ?? {};
  const method = target instanceof Request ? target.method : options?.method;
  return state === 'loading' && !isRead(formMethod) && isRead(method);
}

const againMs = 5000;
/** How often a page that the server fails to make is asked for again; after that its error is shown. */
const maxFailures = 3;

const untilOnline = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, againMs);
    window.addEventListener('online', goOn);
  });

const isOurs = (target: RequestInfo | URL) => {
  const address = target instanceof Request ? target.url : target;
  return new URL(address, window.location.href).origin === window.location.origin;
};

/**
 * Ends a navigation before its error arrives. A change of the fragment alone needs no data, so it brings the
 * router back to where it is; the address then gets its own fragment again. Back has already moved in the
 * history; the page then becomes a new entry, so that the one before it is still there.
 */
function stay() {
  const { state, navigate } = router() ?? {};
  if (!state || !navigate || state.navigation.state !== 'loading' || !isRead(state.navigation.formMethod))
    return;
  const { pathname, search, hash } = state.location;
  const own = pathname + search;
  const replace = window.location.pathname + window.location.search === own;
  const shownHash = replace ? window.location.hash : '';
  void navigate({ pathname, search, hash: hash || '#main' }, { replace, preventScrollReset: true });
  window.history.replaceState(window.history.state, '', own + shownHash);
  say('You are offline. This page stays as it is; try again when you are connected.');
}

let note: HTMLElement | undefined;

/** Announces a text at the lower edge for as long as the network is away. React does not render it. */
function say(text: string) {
  if (!note) {
    note = document.createElement('div');
    note.setAttribute('role', 'alert');
    note.className =
      'fixed inset-x-3 bottom-3 z-60 mx-auto max-w-md rounded-card border border-terracotta bg-surface p-4 font-semibold shadow-float empty:hidden print:hidden';
    document.body.appendChild(note);
    window.addEventListener('online', () => note?.replaceChildren());
  }
  note.textContent = '';
  // Text that is put into an existing alert is announced, also the second time.
  requestAnimationFrame(() => note?.replaceChildren(text));
}
