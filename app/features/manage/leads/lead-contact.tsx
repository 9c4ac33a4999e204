/** Address and number as links that write and call; neither can carry more than itself. */
export function LeadContact({ email, phone }: { email: string; phone: string | null }) {
  const link = 'inline-flex min-h-6 items-center underline wrap-anywhere';
  return (
    <>
      <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
        {email}
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
