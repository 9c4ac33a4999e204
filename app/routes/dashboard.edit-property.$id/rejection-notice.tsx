import { EnterButton } from '~/components/forms/enter-button';
import { Button } from '~/components/ui/button';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

/** Why the property was rejected, with a button to submit it for review again. */
export function RejectionNotice({ reason }: { reason: string | null }) {
  return (
    <section
      aria-labelledby="rejection"
      className="grid justify-items-start gap-3 rounded-card border border-terracotta bg-terracotta-tint p-5"
    >
      <h3 id="rejection" className="text-lg">
        This property was not approved
      </h3>
      {reason && <blockquote className="whitespace-pre-line wrap-anywhere">{reason}</blockquote>}
      <p>Put it right below, then submit it again. Your changes are saved with it.</p>
      <EnterButton form={propertyFormId}>Update Property</EnterButton>
      <Button type="submit" form={propertyFormId} name="intent" value="resubmit">
        Submit for Review
      </Button>
    </section>
  );
}
