import type { ReactNode } from 'react';

import { EnquiryCard } from '~/features/visit/enquiry/enquiry-card';
import { EnquirySection } from '~/features/visit/enquiry/enquiry-section';
import { useRecentStay } from '~/features/visit/recent/use-recent-stay';
import { Gallery } from '~/features/pictures/shown/gallery';

import { BookingBar } from './sections/booking-card';
import type { PropertyView } from './reading/describe-property';
import type { Preview } from './reading/find-preview.server';
import { PreviewBanner } from './preview-banner';
import { PropertyHeading } from './property-heading';

/** Data that the loaders of both layouts return, besides the head. */
export type PropertyPageData = {
  property: PropertyView;
  /** The address to which the enquiry is posted, and Adelaide's date. */
  enquiry: { action: string; today: string };
  /** The page's own, for paper. */
  address: string;
  /** Set when the public cannot see the property. */
  preview: Preview | null;
  /** Set for a draft, which takes no enquiries. */
  isClosed?: boolean;
};

type PropertyPageProps = {
  page: PropertyPageData;
  /** Label of the booking link. */
  label: string;
  /** Above the pictures: the back link or the breadcrumb. */
  top: ReactNode;
  /** Beneath name and address. */
  intro: ReactNode;
  /** Beside the text; sticky on a wide screen. */
  aside: ReactNode;
  children: ReactNode;
  /** After the enquiry, across the whole page. */
  foot?: ReactNode;
};

/** The frame that both layouts of a property share. */
export function PropertyPage({ page, label, top, intro, aside, children, foot }: PropertyPageProps) {
  const { property, enquiry, preview, address, isClosed } = page;
  const { booking } = property.links;
  useRecentStay(preview || isClosed ? null : address, property);
  return (
    <div className="page pt-6 sm:pt-8 print:p-0 max-lg:[&_:is(a,button,input,select,textarea,summary)]:scroll-mb-24">
      <article className="pb-16 print:pb-0">
        {preview && <PreviewBanner preview={preview} />}
        <div className="mb-4 print:hidden">{top}</div>
        <Gallery pictures={property.photos} name={property.name} transitionName={`property-${property.id}`} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 print:mt-4 print:gap-y-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 content-start gap-6 print:gap-4">
            <PropertyHeading property={property} />
            {intro}
          </div>
          <aside aria-label="Booking and contact" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-24 print:grid-cols-2">{aside}</div>
          </aside>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12 sm:gap-14 print:gap-5 lg:col-start-1">
            {children}
            <div className="drawn-late print:hidden">
              {preview || isClosed ? (
                <NoEnquiry />
              ) : (
                <EnquiryCard
                  key={property.id}
                  propertyName={property.name}
                  stay={property.stay}
                  {...enquiry}
                />
              )}
            </div>
          </div>
        </div>
        <div className="print:hidden">{foot}</div>
        <p className="mt-4 hidden text-sm wrap-anywhere print:block">{address}</p>
      </article>
      <BookingBar property={property} booking={booking ? { href: booking, label } : null} />
    </div>
  );
}

/** Shown instead of the enquiry where none can be sent. */
function NoEnquiry() {
  return <EnquirySection intro="This is a preview: travellers can write here once the property is public." />;
}
