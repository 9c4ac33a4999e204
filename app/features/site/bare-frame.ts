import type { ConsentChoice } from '~/features/consent/consent-choice';

import { footerColumns, type FooterColumn } from './footer-links';
import { frameFallbacks } from './frame-fallbacks';
import { headerLinks } from './header-links';
import type { MenuLink } from './menu-link';

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

/** Stands around an error page when nothing could be read; asks for no consent, since nothing would be loaded. */
export const bareFrame: PageFrame = {
  viewer: null,
  header: headerLinks([], ''),
  footer: footerColumns({ accommodation: [], guides: [], company: [] }, ''),
  siteName: frameFallbacks.site_name,
  footerClaim: frameFallbacks.footer_claim,
  contactEmail: frameFallbacks.email_contact,
  consent: 'declined',
  analyticsId: null,
};
