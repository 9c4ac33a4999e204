import { ButtonLink } from '~/components/ui/button';
import { photosPath } from '~/features/property-editor/editor-paths';

type SavingReportProps = {
  propertyId: number;
  result: { saved: number; failed: { id: string; altText: string; reason: string }[] };
};

/** What became of a saving in which some images failed. */
export function SavingReport({ propertyId, result: { saved, failed } }: SavingReportProps) {
  return (
    <section aria-labelledby="report" className="grid justify-items-start gap-4">
      <div role="alert">
        <h3 id="report" className="text-xl">
          Images partially saved
        </h3>
        <p className="mt-2 tabular-nums">
          {saved === 1 ? '1 image is' : `${saved} images are`} among your photos now; {failed.length} could
          not be saved.
        </p>
      </div>
      <ul className="w-full divide-y divide-line rounded-card border border-line bg-surface">
        {failed.map(({ id, altText, reason }) => (
          <li key={id} className="grid gap-1 p-4 wrap-anywhere">
            <p className="font-semibold">{altText || 'An image without alt text'}</p>
            <p className="text-terracotta">{reason}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={photosPath(propertyId)}>Manage photos</ButtonLink>
    </section>
  );
}
