import { Link } from '@remix-run/react';

type LeadPropertyProps = {
  lead: {
    propertyId: number | null;
    propertyName: string | null;
    propertySlug: string | null;
    isPropertyPublic: boolean;
  };
};

/** Link to the lead's property: its public page, or the form of a property that is not public. */
export function LeadProperty({ lead }: LeadPropertyProps) {
  const { propertyId, propertyName, propertySlug, isPropertyPublic } = lead;
  if (propertyId === null || propertySlug === null) return <>General inquiry</>;
  const to = isPropertyPublic ? `/property/${propertySlug}` : `/dashboard/edit-property/${propertyId}`;
  return (
    <Link to={to} className="inline-flex min-h-6 items-center underline wrap-anywhere lg:min-w-32">
      {propertyName}
    </Link>
  );
}
