import { ButtonLink } from '~/components/ui/button';

const texts = {
  403: { title: 'Access Denied', text: 'This property is managed by somebody else.' },
  404: { title: 'Property Not Found', text: 'There is no such property, or it is not yours to edit.' },
};

/** Instead of the form for a property that this person may not edit. */
export function EditError({ status }: { status: 403 | 404 }) {
  const { title, text } = texts[status];
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink to="/dashboard/properties">Back to your properties</ButtonLink>
    </div>
  );
}
