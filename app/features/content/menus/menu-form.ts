import type { MenuLocation } from '~/db/vocabulary';

export const menuPlaces: Record<MenuLocation, { label: string; text: string }> = {
  header: { label: 'Header', text: 'The links at the top of every page.' },
  'footer-accommodation': { label: 'Footer: Accommodation', text: 'The first column of the footer.' },
  'footer-guides': { label: 'Footer: Guides', text: 'The second column of the footer.' },
  'footer-company': { label: 'Footer: Company', text: 'The third column of the footer.' },
  'footer-travel': { label: 'Footer: Travel', text: 'Kept, but not shown anywhere yet.' },
};

export const maxName = 60;
export const maxTitle = 60;
export const maxUrl = 500;
