import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

import type { ShownToast } from './toast-message';

const gap = 16;

/**
 * Messages are at the lower edge, above a save bar that is there; and at the upper edge below the header when
 * they would cover the control that was just used. Decided again for each message.
 */
export function useToastPlace(toasts: readonly ShownToast[]) {
  const ref = useRef<HTMLOListElement>(null);
  const [style, setStyle] = useState<CSSProperties>();
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || newest === undefined) return;
    const bottom = gap + barHeight();
    box.style.top = 'auto';
    box.style.bottom = `${bottom}px`;
    const covers = overlaps(box.getBoundingClientRect(), usedControl());
    setStyle(covers ? { top: headerHeight() + gap, bottom: 'auto' } : { top: 'auto', bottom });
  }, [newest]);
  return { ref, style };
}

/** How much of the lower edge a save bar takes, in pixels. */
function barHeight(): number {
  const bars = [...document.querySelectorAll('[data-save-bar]')].map((bar) => bar.getBoundingClientRect());
  const shown = bars.filter(({ top, bottom }) => top < window.innerHeight && bottom >= window.innerHeight);
  return Math.max(0, ...shown.map(({ top }) => window.innerHeight - top));
}

const headerHeight = () =>
  Math.max(0, document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0);

function usedControl(): DOMRect | null {
  const used = document.activeElement;
  return used && used !== document.body && used.id !== 'main' ? used.getBoundingClientRect() : null;
}

function overlaps(one: DOMRect, other: DOMRect | null): boolean {
  if (!other) return false;
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
