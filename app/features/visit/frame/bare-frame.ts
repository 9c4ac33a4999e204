import { frameFallbacks } from '~/features/content/settings/frame-fallbacks';
import type { MenuLink } from '~/features/content/menus/menu-link';

import { companyFallback, headerFallback } from './fallback-links';
import type { FooterColumn } from './footer-links';
import type { SocialLink } from './social-links';

/** Data of the frame around a page. */
export type PageFrame = {
  viewer: { name: string } | null;
  header: readonly MenuLink[];
  footer: readonly FooterColumn[];
  siteName: string;
  footerClaim: string;
  contactEmail: string;
  social: readonly SocialLink[];
  /** True when the visitor is asked about cookies. */
  asksConsent: boolean;
  /** The measurement id that is loaded once the visitor has accepted. */
  analyticsId: string | null;
};

/**
 * The frame of an error page when no data could be read; it asks for no consent, since nothing would be
 * loaded.
 */
export const bareFrame: PageFrame = {
  viewer: null,
  header: headerFallback,
  footer: [{ title: 'Company', links: companyFallback }],
  siteName: frameFallbacks.site_name,
  footerClaim: frameFallbacks.footer_claim,
  contactEmail: frameFallbacks.email_contact,
  social: [],
  asksConsent: false,
  analyticsId: null,
};
