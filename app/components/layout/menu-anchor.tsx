import { Link, useLocation } from '@remix-run/react';

import type { MenuLink } from '~/features/content/menus/menu-link';

type MenuAnchorProps = { link: MenuLink; className?: string; onClick?: () => void };

/** A menu's link: a router link for our own pages, a plain one for foreign addresses. */
export function MenuAnchor({ link, className, onClick }: MenuAnchorProps) {
  const { pathname } = useLocation();
  const window = link.newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (link.isExternal) {
    return (
      <a href={link.href} className={className} onClick={onClick} {...window}>
        {link.title}
      </a>
    );
  }
  const isCurrent = link.href.split('?')[0] === pathname && !link.href.includes('#');
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
