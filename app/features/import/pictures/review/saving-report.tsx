import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

type SavingReportProps = {
  /** Link to the photos if they are on another page. */
  photosPath?: string;
  /** Link back to the images that were found, to choose again. */
  choicePath?: string;
  result: { saved: number; failed: { id: string; altText: string; reason: string }[] };
};

/** Result of a job in which some images failed. */
export function SavingReport({ photosPath, choicePath, result: { saved, failed } }: SavingReportProps) {
  return (
    <section aria-labelledby="report" className="grid justify-items-start gap-4">
      <div role="alert">
        <h3 id="report" className="text-xl">
          Images partially saved
        </h3>
        <p className="mt-2 tabular-nums">
          {saved === 1 ? '1 image is' : `${saved} images are`} among your photos now; {failed.length} could
          not be saved. You can add them manually later.
        </p>
      </div>
      <Card as="ul" className="w-full divide-y divide-line">
        {failed.map(({ id, altText, reason }) => (
          <li key={id} className="grid gap-1 p-4 wrap-anywhere">
            <p className="font-semibold">{altText || 'An image without alt text'}</p>
            <p className="text-terracotta">{reason}</p>
          </li>
        ))}
      </Card>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {photosPath && <ButtonLink to={photosPath}>Manage photos</ButtonLink>}
        {choicePath && (
          <ButtonLink to={choicePath} variant="secondary">
            Choose again
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
