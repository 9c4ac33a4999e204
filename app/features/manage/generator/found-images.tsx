import type { StagedImage } from '~/features/import/images/find-staged-images.server';
import { ReviewImages } from '~/features/import/images/review-images';
import { RightsChoice } from '~/features/import/images/rights-choice';
import { EditorSection } from '~/components/editing/editor-section';

import { foundByField, type FoundImages as Sent } from './read-found-images';

type FoundImagesProps = {
  foundBy: string;
  images: readonly StagedImage[];
  /** The choices of a form that came back. */
  sent: Sent | null;
};

/**
 * Pictures of the property's website among the form's fields; the chosen ones become photos once the property
 * is stored.
 */
export function FoundImages({ foundBy, images, sent }: FoundImagesProps) {
  return (
    <EditorSection
      id="found-images"
      title="Images from the website"
      hint="The chosen images are saved as photos once the property is stored. Put right what an alt text gets wrong."
    >
      <div className="grid min-w-0 gap-4 sm:col-span-2">
        <input type="hidden" name={foundByField} value={foundBy} />
        <ReviewImages images={images} choices={sent?.choices ?? null} hasHero />
        <RightsChoice hasRights={sent?.hasRights ?? false} error={sent?.error ?? null} />
      </div>
    </EditorSection>
  );
}
