import { CalendarDays } from 'lucide-react';

import { buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';

import { BookingButton } from './booking-button';

type Booking = { href: string; label: string };

type BookingCardProps = {
  property: PropertyView;
  /** The link to the provider; absent when the page has it elsewhere or there is none. */
  booking?: Booking | null;
};

/** Price, dates and the link to the provider, at the side of the page. */
export function BookingCard({ property, booking }: BookingCardProps) {
  const dates = property.stay.text;
  return (
    <Card as="section" aria-label="Booking" padding="large" className="grid gap-4">
      <Price price={property.price} />
      {dates && (
        <p className="flex items-start gap-2 rounded-control bg-sand px-3 py-2 text-sm tabular-nums">
          <CalendarDays aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {dates}
        </p>
      )}
      {booking && (
        <div className="grid gap-2 print:hidden">
          <BookingButton {...booking} />
          <p className="text-center text-sm text-ink-soft">Best rates guaranteed</p>
        </div>
      )}
      <a
        href="#enquiry"
        className={buttonClass(booking ? 'secondary' : 'primary', 'wrap-anywhere print:hidden')}
      >
        Request Information
      </a>
    </Card>
  );
}

/** The same on a phone, at the lower edge while the page scrolls; a long label takes a line of its own. */
export function BookingBar({ property, booking }: BookingCardProps) {
  return (
    <div className="print:hidden sticky bottom-0 z-20 -mx-[clamp(16px,4vw,40px)] flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-[clamp(16px,4vw,40px)] py-3 lg:hidden">
      <p className="min-w-0 flex-[1_1_6rem] tabular-nums">
        <PriceText price={property.price} />
      </p>
      {booking ? (
        <BookingButton {...booking} className="max-w-full shrink-0 wrap-anywhere" />
      ) : (
        <a href="#enquiry" className={buttonClass('primary', 'shrink-0')}>
          Enquire
        </a>
      )}
    </div>
  );
}

function Price({ price }: Pick<PropertyView, 'price'>) {
  return (
    <div>
      <p className="tabular-nums">
        <PriceText price={price} />
      </p>
      {price && (
        <p className="mt-1 text-sm text-ink-soft">
          Base rate; the final price is confirmed in the provider&apos;s own booking system
        </p>
      )}
    </div>
  );
}

function PriceText({ price }: Pick<PropertyView, 'price'>) {
  if (!price) return <span className="font-semibold">Price on request</span>;
  return (
    <>
      from <strong className="text-xl whitespace-nowrap">{price}</strong> a night
    </>
  );
}
