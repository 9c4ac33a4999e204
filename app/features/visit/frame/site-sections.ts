import type { Role } from '~/db/vocabulary';

type SiteSection = { to: string; label: string; text: string; isForAdmins?: true };

const sections: readonly SiteSection[] = [
  { to: 'menus', label: 'Menus', text: 'The links of the header and the footer.' },
  { to: 'home', label: 'Home page', text: 'Its title, picture and chosen stays.' },
  { to: 'settings', label: 'Settings', text: 'Name, addresses and claims of the site, review of edits.' },
  { to: 'locations', label: 'Locations', text: 'Areas and places, and the guides that belong to them.' },
  { to: 'landmarks', label: 'Landmarks', text: 'Sights and stops; each stay shows the minutes to them.' },
  { to: 'amenities', label: 'Amenities', text: 'What owners can choose from; merge what is there twice.' },
  { to: 'redirects', label: 'Redirects', text: 'Old addresses, and those that lead nowhere yet.' },
  { to: 'subscribers', label: 'Subscribers', text: 'Who reads the newsletter.' },
  { to: 'messages', label: 'Messages', text: 'What came in by the contact form.' },
  { to: 'activity', label: 'Activity', text: 'Who changed what, and when.' },
  {
    to: 'system',
    label: 'System',
    text: 'How the site is: requests, errors, times, jobs, storage, backup.',
    isForAdmins: true,
  },
  {
    to: 'jobs',
    label: 'Jobs',
    text: 'Failed work, and how often models were used and what they cost.',
    isForAdmins: true,
  },
];

/** The sections of the site that this person may manage, in menu order; `/dashboard/site` shows them all. */
export const siteSectionsFor = ({ role }: { role: Role }) =>
  sections.filter(({ isForAdmins }) => !isForAdmins || role === 'admin');
