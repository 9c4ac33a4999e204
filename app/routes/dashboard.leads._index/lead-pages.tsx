import { ButtonLink } from '~/components/ui/button';
import { leadsPath, type LeadCursor, type LeadFilters } from '~/features/manage/leads/lists/lead-filters';

type LeadPagesProps = { filters: LeadFilters; newer: LeadCursor; older: LeadCursor };

/** Links to the neighbouring pages; renders nothing when there is only one page. */
export function LeadPages({ filters, newer, older }: LeadPagesProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages of leads" className="flex justify-between gap-3">
      {newer ? (
        <ButtonLink to={leadsPath(filters, newer)} rel="prev" variant="secondary">
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      {older && (
        <ButtonLink to={leadsPath(filters, older)} rel="next" variant="secondary">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
