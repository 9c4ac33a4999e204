import { Link } from '@remix-run/react';

type LeadPropertyProps = {
  lead: {
    propertyId: number | null;
    propertyName: string | null;
    propertySlug: string | null;
    isPropertyPublic: boolean;
  };
};

/** What a lead is about: the page that travellers see, or the form of a property that they do not. */
export function LeadProperty({ lead }: LeadPropertyProps) {
  const { propertyId, propertyName, propertySlug, isPropertyPublic } = lead;
  if (propertyId === null || propertySlug === null) return <>General inquiry</>;
  const to = isPropertyPublic ? `/property/${propertySlug}` : `/dashboard/edit-property/${propertyId}`;
  return (
    <Link to={to} className="inline-flex min-h-6 items-center underline">
      {propertyName}
    </Link>
  );
}
