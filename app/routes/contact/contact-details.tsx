import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

import { ButtonLink } from '~/components/ui/button';

type ContactDetailsProps = { email: string | null; phone: string | null; address: string | null };

const hours = [
  ['Mon-Fri', '9:00-18:00'],
  ['Sat', '10:00-16:00'],
  ['Sun', 'closed'],
] as const;

const icon = {
  'aria-hidden': true,
  size: 20,
  strokeWidth: 1.5,
  className: 'mt-0.5 shrink-0 text-gum',
} as const;

/** Other ways to reach the site, and when. */
export function ContactDetails({ email, phone, address }: ContactDetailsProps) {
  return (
    <aside aria-labelledby="contact_details" className="grid gap-6">
      <h2 id="contact_details" className="text-2xl">
        Other ways to reach us
      </h2>
      <dl className="grid gap-5">
        {email && (
          <Detail icon={<Mail {...icon} />} name="Email">
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-6 items-center text-jacaranda underline wrap-anywhere"
            >
              {email}
            </a>
          </Detail>
        )}
        {phone && (
          <Detail icon={<Phone {...icon} />} name="Phone">
            <a
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              className="inline-flex min-h-6 items-center text-jacaranda underline"
            >
              {phone}
            </a>
          </Detail>
        )}
        {address && (
          <Detail icon={<MapPin {...icon} />} name="Address">
            {address}
          </Detail>
        )}
        <Detail icon={<Clock {...icon} />} name="Business hours">
          <table className="tabular-nums">
            <tbody>
              {hours.map(([days, times]) => (
                <tr key={days}>
                  <th scope="row" className="pr-6 text-left font-normal">
                    {days}
                  </th>
                  <td>{times}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Detail>
      </dl>
      <div className="rounded-card bg-sand p-5">
        <h3 className="text-lg">Perhaps it is answered already</h3>
        <p className="mt-1 mb-4 text-ink-soft">The questions we are asked most, with short answers.</p>
        <ButtonLink to="/#faq" variant="secondary">
          View FAQ
        </ButtonLink>
      </div>
    </aside>
  );
}

function Detail({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex gap-3 font-semibold">
        {icon}
        {name}
      </dt>
      <dd className="pl-8 wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  );
}
