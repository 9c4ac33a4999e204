import { Link } from '@remix-run/react';

import { daysToErase } from '~/features/people/erasure/erasure-links';

/** The stored data of a traveller, and the effect of erasing it. */
export function WhatIsKept() {
  return (
    <div className="measure grid gap-4 text-lg">
      <p>You can look around here without telling us who you are. We keep what you send us:</p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>an enquiry: your name, email address, phone number and message, your dates and the property,</li>
        <li>a message to us: your name, your email address and what you wrote,</li>
        <li>the newsletter: your email address, and when you joined and left.</li>
      </ul>
      <p>
        Give us your email address, and we send you a link. Once you have used it, your name, your addresses
        and your messages are erased within {daysToErase} days. Dates and figures of an enquiry stay, without
        telling whose it was. What a property has received from us already is in its own hands; please ask it.
      </p>
      <p>
        If you have an account, you can{' '}
        <Link to="/dashboard/profile" className="text-jacaranda underline">
          download your data or close the account on your profile
        </Link>
        . More is in our{' '}
        <Link to="/privacy-policy" className="text-jacaranda underline">
          privacy policy
        </Link>
        .
      </p>
    </div>
  );
}
