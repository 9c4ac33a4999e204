import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

/** The empty list, with a suggestion. */
export function NoLeads({ isFiltered, isStaff }: { isFiltered: boolean; isStaff: boolean }) {
  const { title, text, to, label } = isFiltered
    ? {
        title: 'No leads match',
        text: 'No lead has all of what you chose. Take away a filter, or look for the beginning of a name, an address or a number.',
        to: '/dashboard/leads',
        label: 'Show all leads',
      }
    : {
        title: 'No leads yet',
        text: isStaff
          ? 'What travellers write from the page of a property appears here, the newest first.'
          : 'What travellers write from the page of your property appears here and comes to you by mail. Listings with photos, a price and a full description are written to most.',
        to: '/dashboard/properties',
        label: 'Manage Properties',
      };
  return (
    <Card className="grid justify-items-center gap-4 px-5 py-12 text-center">
      <h3 className="text-xl">{title}</h3>
      <p className="measure text-ink-soft">{text}</p>
      <ButtonLink to={to} variant="secondary">
        {label}
      </ButtonLink>
    </Card>
  );
}
