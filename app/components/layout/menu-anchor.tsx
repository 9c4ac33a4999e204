import { Link, useLocation } from '@remix-run/react';

import type { MenuLink } from '~/features/content/menus/menu-link';

type MenuAnchorProps = { link: MenuLink; className?: string; onClick?: () => void };

/** A menu's link: a router link for our own pages, a plain one for foreign addresses. */
export function MenuAnchor({ link, className, onClick }: MenuAnchorProps) {
  const location = useLocation();
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
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      {...window}
    >
      {link.title}
    </Link>
  );
}

/** Whether the page that is shown is the link's: the same path, and all that the link's query asks for. */
function isShown(href: string, { pathname, search }: { pathname: string; search: string }): boolean {
  if (href.includes('#')) return false;
  const [path, query = ''] = href.split('?');
  const shown = new URLSearchParams(search);
  return (
    path === pathname && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
  );
}
