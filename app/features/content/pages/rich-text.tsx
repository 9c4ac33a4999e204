import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

/**
 * Typography of stored text. Containment and clipping keep its classes within its own box, so that nothing an
 * author writes can cover the page.
 */
export const prose = classes(
  'measure overflow-clip wrap-anywhere [contain:layout] [overflow-clip-margin:8px]',
  '[&>:first-child]:mt-0 [&>:last-child]:mb-0',
  '[&_h2]:mt-12 [&_h2]:mb-4 [&_h2]:text-2xl [&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:text-xl [&_h4]:mt-6 [&_h4]:mb-2 [&_h4]:text-lg',
  '[&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1.5',
  '[&_a]:text-jacaranda [&_a[href]]:underline',
  '[&_blockquote]:my-6 [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-5 [&_blockquote]:text-ink-soft',
  '[&_.table-box]:my-6 [&_.table-box]:overflow-x-auto [&_table]:wrap-break-word max-sm:[&_table]:text-sm',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:tabular-nums [&_:is(td,th):last-child]:pr-0',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top',
  '[&_th]:border-b [&_th]:border-line [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:align-top',
  '[&_pre]:my-6 [&_pre]:whitespace-pre-wrap [&_pre]:rounded-control [&_pre]:bg-sand [&_pre]:p-4 [&_pre]:text-sm',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-card [&_figure]:my-6 [&_figcaption]:mt-2 [&_figcaption]:text-sm [&_figcaption]:text-ink-soft',
  '[&_hr]:my-10 [&_hr]:border-line',
);

/** Sanitised HTML in the site's typography. `html` must come from the sanitiser. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useOwnLinks(box);
  return <div ref={box} className={classes(prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Links in the text to our own pages and headings use the router, which otherwise loses the scroll position.
 */
function useOwnLinks(box: RefObject<HTMLElement>) {
  const navigate = useNavigate();
  useEffect(() => {
    const element = box.current;
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || link?.target || !/^(#|\/(?![^?#]*\.))/.test(href)) return;
      event.preventDefault();
      navigate(href);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, navigate]);
}

/**
 * While it is closed, the marked rest of the text is not displayed; without scripts a link into it opens it
 * as well.
 */
const folding = {
  scripted:
    'not-print:[&:not(:has(>details[open]))_.fold-rest]:hidden [&:has(>details[open])_.fold-ellipsis]:hidden',
  plain: classes(
    'not-print:[&:not(:has(>details[open],:target))_.fold-rest]:hidden [&:has(>details[open],:target)_.fold-ellipsis]:hidden',
    '[&:has(:target)>details]:hidden',
  ),
};

/** A long text is one size larger where there is room. */
const reading = 'lg:text-lg';

type FoldedTextProps = { html: string; isFolded: boolean; less: 'Read Less' | 'Show Less' };

/** Text whose rest is folded away by `foldAfter`, with the switch that shows all of it. */
export function FoldedText({ html, isFolded, less }: FoldedTextProps) {
  const isHydrated = useHydrated();
  const wrapper = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLDetailsElement>(null);
  useRevealFragment(wrapper, toggle);
  if (!isFolded) return <RichText html={html} className={reading} />;
  return (
    <div ref={wrapper} className={isHydrated ? folding.scripted : folding.plain}>
      <RichText html={html} className={reading} />
      <details
        ref={toggle}
        className="group mt-6"
        onToggle={({ currentTarget }) => {
          const top = wrapper.current?.getBoundingClientRect().top ?? 0;
          if (!currentTarget.open && top < 0) wrapper.current?.scrollIntoView();
        }}
      >
        <summary className="inline-flex min-h-12 items-center rounded-control border border-control bg-surface px-5 font-semibold hover:bg-sand">
          <span className="group-open:hidden">Read More</span>
          <span className="hidden group-open:inline">{less}</span>
        </summary>
      </details>
    </div>
  );
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Opens the fold when the address names something within it, and scrolls there. */
function useRevealFragment(wrapper: RefObject<HTMLElement>, toggle: RefObject<HTMLDetailsElement>) {
  const { hash, key } = useLocation();
  useBrowserLayoutEffect(() => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (!target || !toggle.current || !wrapper.current?.contains(target)) return;
    toggle.current.open = true;
    target.scrollIntoView();
  }, [hash, key, wrapper, toggle]);
}
