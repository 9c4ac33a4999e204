import { EmailText } from '~/components/ui/address-text';

/** Email address and phone number as links that write and call; neither link can contain anything else. */
export function LeadContact({ email, phone }: { email: string; phone: string | null }) {
  const link = 'inline-flex min-h-6 items-center underline wrap-anywhere';
  return (
    <>
      <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
        <EmailText email={email} />
      </a>
      {phone && (
        <>
          <br />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${link} tabular-nums`}>
            {phone}
          </a>
        </>
      )}
    </>
  );
}
