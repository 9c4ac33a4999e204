import type { ConsentChoice } from '~/features/consent/consent-choice';

import { footerColumns, type FooterColumn } from './footer-links';
import { headerLinks } from './header-links';
import type { MenuLink } from './menu-link';
import { readSettings } from './site-settings';

/** What the page's surroundings need to know. */
export type PageFrame = {
  viewer: { name: string } | null;
  header: readonly MenuLink[];
  footer: readonly FooterColumn[];
  siteName: string;
  footerClaim: string;
  contactEmail: string;
  consent: ConsentChoice | null;
  analyticsId: string | null;
};

const settings = readSettings([]);

/** Stands around an error page when nothing could be read; asks for no consent, since nothing would be loaded. */
export const bareFrame: PageFrame = {
  viewer: null,
  header: headerLinks([], ''),
  footer: footerColumns({ accommodation: [], guides: [], company: [] }, ''),
  siteName: settings.site_name,
  footerClaim: settings.footer_claim,
  contactEmail: settings.email_contact,
  consent: 'declined',
  analyticsId: null,
};
