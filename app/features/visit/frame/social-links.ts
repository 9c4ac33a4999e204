import type { SiteSettings } from '~/features/content/settings/site-settings';
import { webAddress } from '~/lib/paths';

export type SocialLink = { title: string; href: string };

const services = {
  social_facebook: 'Facebook',
  social_instagram: 'Instagram',
  social_youtube: 'YouTube',
  social_linkedin: 'LinkedIn',
} as const satisfies Partial<Record<keyof SiteSettings, string>>;

/** The site's pages elsewhere, in the footer's order; one without a valid address is left out. */
export function socialLinks(settings: Pick<SiteSettings, keyof typeof services>): SocialLink[] {
  return (Object.keys(services) as (keyof typeof services)[]).flatMap((key) => {
    const href = webAddress(settings[key]);
    return href ? [{ title: services[key], href }] : [];
  });
}
