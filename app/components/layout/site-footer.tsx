import { Link, useLocation } from '@remix-run/react';

import type { FooterColumn } from '~/features/visit/frame/footer-links';
import type { SocialLink } from '~/features/visit/frame/social-links';
import type { MenuLink } from '~/features/content/menus/menu-link';

import { rememberMarkup } from '~/lib/document/remember-markup';

import { AccountActions } from './account-actions';
import { MenuAnchor, useShownLinks } from './menu-anchor';
import { Wordmark } from './wordmark';

type SiteFooterProps = {
  siteName: string;
  mainLinks: readonly MenuLink[];
  columns: readonly FooterColumn[];
  claim: string;
  contactEmail: string;
  /** Pages of the site elsewhere. */
  social: readonly SocialLink[];
  isSignedIn: boolean;
  onCookieSettings: () => void;
};

const listed = 'inline-flex min-h-9 items-center wrap-anywhere hover:underline aria-[current=page]:underline';

export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer className="drawn-late mt-auto border-t border-line bg-sand print:hidden">
      <FooterLinks {...props} />
      <SmallPrint {...props} />
    </footer>
  );
}

type FooterLinksProps = Omit<SiteFooterProps, 'onCookieSettings'>;

function FooterLinksView(props: FooterLinksProps) {
  const { siteName, mainLinks, columns, claim, contactEmail, social } = props;
  return (
    <div className="page grid gap-x-8 gap-y-10 py-14 grid-cols-2 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
      <div className="grid content-start gap-3 col-span-2 lg:col-span-1">
        <Wordmark name={siteName} />
        <p className="max-w-sm text-ink-soft">{claim}</p>
        <p>
          <a
            href={`mailto:${contactEmail}`}
            className="inline-flex min-h-9 items-center wrap-anywhere underline"
          >
            {contactEmail}
          </a>
        </p>
        {social.length > 0 && (
          <ul aria-label={`${siteName} elsewhere`} className="flex flex-wrap gap-x-4">
            {social.map(({ title, href }) => (
              <li key={title}>
                <a href={href} rel="me" className={listed}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <nav id="site-menu" aria-labelledby="footer-site">
        <ColumnTitle id="footer-site">Site</ColumnTitle>
        <ul>
          {mainLinks.map((link) => (
            <li key={link.href + link.title}>
              <MenuAnchor link={link} className={listed} />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3 lg:hidden">
          <AccountActions isSignedIn={props.isSignedIn} />
        </div>
      </nav>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-labelledby={`footer-${title}`}>
          <ColumnTitle id={`footer-${title}`}>{title}</ColumnTitle>
          <ul>
            {links.map((link) => (
              <li key={link.href + link.title}>
                <MenuAnchor link={link} className={listed} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

const FooterLinks = import.meta.env.SSR
  ? rememberMarkup('footer links', FooterLinksView, (props) => {
      const links = [...props.mainLinks, ...props.columns.flatMap((column) => column.links)];
      return JSON.stringify(props) + useShownLinks(links);
    })
  : FooterLinksView;

function ColumnTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-2 text-lg">
      {children}
    </h2>
  );
}

function SmallPrint({ siteName, onCookieSettings }: Pick<SiteFooterProps, 'siteName' | 'onCookieSettings'>) {
  const { pathname } = useLocation();
  return (
    <div className="border-t border-line">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-sm text-ink-soft">
        <p className="mr-auto">{siteName}, founded 2024. On the land of the Kaurna people.</p>
        <Link to="/privacy-policy" className={listed}>
          Privacy
        </Link>
        <Link to="/your-data" className={listed}>
          Your data
        </Link>
        <Link to="/terms" className={listed}>
          Terms
        </Link>
        <Link to="/sitemap" reloadDocument className={listed}>
          Sitemap
        </Link>
        <Link
          id="cookie-settings"
          to={`/consent?redirectTo=${encodeURIComponent(pathname)}`}
          className={listed}
          onClick={(event) => {
            event.preventDefault();
            onCookieSettings();
          }}
        >
          Cookie settings
        </Link>
      </div>
    </div>
  );
}
