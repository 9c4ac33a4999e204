import type { ReactNode } from 'react';

import { Card } from '~/components/ui/card';

/** The part of a property's page with the enquiry, or with the reason why there is none. */
export function EnquirySection({ intro, children }: { intro: ReactNode; children?: ReactNode }) {
  return (
    <Card as="section" id="enquiry" aria-labelledby="enquiry-title" padding="wide">
      <h2 id="enquiry-title" className="text-xl sm:text-2xl">
        Request Information
      </h2>
      <p className="mt-2 text-ink-soft">{intro}</p>
      {children}
    </Card>
  );
}
