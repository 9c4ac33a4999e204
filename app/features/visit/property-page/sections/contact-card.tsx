import { Globe, Mail, Phone, type LucideIcon } from 'lucide-react';

import { Card } from '~/components/ui/card';
import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';

import { BookingButton } from './booking-button';

type ContactCardProps = {
  property: PropertyView;
  /** Shows a Book Direct button when there is a booking link. */
  bookingLink?: string | null;
};

/** Contact details of the property; renders nothing when there are none. */
export function ContactCard({ property, bookingLink }: ContactCardProps) {
  const { phone, email } = property;
  const { website } = property.links;
  if (!phone && !email && !website && !bookingLink) return null;
  return (
    <Card as="section" aria-labelledby="contact-title" padding="large" className="grid gap-3">
      <h2 id="contact-title" className="text-lg">
        Contact
      </h2>
      <ul className="grid gap-1">
        {phone && <Way Icon={Phone} kind="Phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />}
        {email && (
          <Way
            Icon={Mail}
            kind="Email"
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            text={email}
          />
        )}
        {website && (
          <Way Icon={Globe} kind="Website" href={website} text={new URL(website).hostname} isOutside />
        )}
      </ul>
      {bookingLink && <BookingButton href={bookingLink} label="Book Direct" className="print:hidden" />}
    </Card>
  );
}

type WayProps = { Icon: LucideIcon; kind: string; href: string; text: string; isOutside?: boolean };

function Way({ Icon, kind, href, text, isOutside }: WayProps) {
  const outside = isOutside && ({ target: '_blank', rel: 'noopener nofollow' } as const);
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-gum" />
      <a href={href} {...outside} className="inline-flex min-h-8 items-center underline wrap-anywhere">
        <span className="sr-only">{kind}: </span>
        {text}
        {isOutside && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
