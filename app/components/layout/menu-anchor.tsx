import { Link, useLocation, useNavigate } from '@remix-run/react';

import { decodePercent } from '~/lib/text/decode-percent';
import type { MenuLink } from '~/features/content/menus/menu-link';

type MenuAnchorProps = { link: MenuLink; className?: string; onClick?: () => void };

/** A menu's link: a router link for our own pages, a plain one for foreign addresses. */
export function MenuAnchor({ link, className, onClick }: MenuAnchorProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const window = link.newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (link.isExternal) {
    return (
      <a href={link.href} className={className} onClick={onClick} {...window}>
        {link.title}
      </a>
    );
  }
  const isCurrent = isShown(link.href, location);
  return (
    <Link
      to={link.href}
      prefetch="intent"
      className={className}
      onClick={(event) => {
        onClick?.();
        const mark = markOf(link.href);
        if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!document.getElementById(decodePercent(mark.slice(1)))) return;
        event.preventDefault();
        navigate(mark);
      }}
      aria-current={isCurrent ? 'page' : undefined}
      {...window}
    >
      {link.title}
    </Link>
  );
}

/** Tells the addresses of the links that lead to the page that is shown. */
export function useShownLinks(links: readonly MenuLink[]): string {
  const location = useLocation();
  return links.flatMap(({ href }) => (isShown(href, location) ? [href] : [])).join(' ');
}

/** The mark of an address that leads to a part of the home page: a page that has the part itself is scrolled to it. */
const markOf = (href: string) => /^\/(#.+)/.exec(href)?.[1];

/** Parameters of our own pages; others come from sites that link to us, and change nothing. */
const telling =
  /^(q|location|type|tag|min_price|max_price|stars|near_airport|sort|view|page|check_in|check_out|guests|more|group)$/;

const queryOf = (search = '') =>
  search &&
  [...new URLSearchParams(search)]
    .filter(([name, value]) => telling.test(name) && value)
    .map((pair) => pair.join('='))
    .sort()
    .join('&');

/** True when the link leads to the page that is shown: the same path, and an equivalent query. */
function isShown(href: string, { pathname, search }: { pathname: string; search: string }): boolean {
  if (href.includes('#')) return false;
  const [path, query] = href.split('?');
  return path === pathname && queryOf(query) === queryOf(search);
}
