/** Elements for each frame: a slow phone lays them out in a thirtieth of a second. */
const eachFrame = 2;
/** Who scrolls to something taps on it next; what comes near the window meanwhile, the browser draws by itself. */
const waitMs = 300;

/** Draws what `drawn-late.css` leaves out of the first view, in steps that no tap waits for. */
export function drawRest() {
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    const rest = [...document.querySelectorAll<HTMLElement>('.drawn-late')];
    const drawSome = () => {
      for (const element of rest.splice(0, eachFrame)) element.style.contentVisibility = 'visible';
      if (rest.length > 0) requestAnimationFrame(() => setTimeout(drawSome));
      else drawAll();
    };
    setTimeout(drawSome, waitMs);
  };
  const once = { signal: signs.signal, passive: true };
  addEventListener('scroll', start, once);
  addEventListener('keydown', start, once);
  // Where a link within the page leads has to be exact before the browser goes there.
  addEventListener('click', ({ target }) => isInPage(target) && drawAll(), { passive: true, capture: true });
  if (scrollY > 0) start();
}

function drawAll() {
  document.documentElement.dataset.drawn = '';
}

const isInPage = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')?.hash;
