import { ChevronLeft, ChevronRight } from 'lucide-react';

import { ButtonLink } from '~/components/ui/button';

/** Links to the neighbouring pages; the list is not counted, so there are no numbers. */
export function Pager({ previous, next }: { previous: string | null; next: string | null }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages of properties" className="flex justify-between gap-3">
      {previous && (
        <ButtonLink to={previous} rel="prev" variant="secondary">
          <ChevronLeft aria-hidden size={18} strokeWidth={1.5} />
          Previous
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next" variant="secondary" className="ml-auto">
          Next
          <ChevronRight aria-hidden size={18} strokeWidth={1.5} />
        </ButtonLink>
      )}
    </nav>
  );
}
