import { ArrowUpRight } from 'lucide-react';

import { OutboundButton } from '~/components/ui/button';

/** Link to the provider's own booking page. */
export function BookingButton({
  href,
  label,
  className,
}: {
  href: string;
  label: string;
  className?: string;
}) {
  return (
    <OutboundButton href={href} className={className}>
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowUpRight aria-hidden size={18} strokeWidth={1.5} />
    </OutboundButton>
  );
}
