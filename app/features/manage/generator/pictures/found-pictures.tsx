import type { StagedPicture } from '~/features/import/pictures/review/find-staged-pictures.server';
import { ReviewPictures } from '~/features/import/pictures/review/review-pictures';
import { RightsChoice } from '~/features/import/pictures/review/rights-choice';
import { EditorSection } from '~/components/editing/editor-section';

import { foundByField, type FoundPictures as Sent } from './read-found-pictures';

type FoundPicturesProps = {
  foundBy: string;
  images: readonly StagedPicture[];
  /** The choices of a form that came back. */
  sent: Sent | null;
};

/**
 * Pictures of the property's website among the form's fields; the chosen ones become photos once the property
 * is stored.
 */
export function FoundPictures({ foundBy, images, sent }: FoundPicturesProps) {
  return (
    <EditorSection
      id="found-images"
      title="Images from the website"
      hint="The chosen images are saved as photos once the property is stored. Put right what an alt text gets wrong."
    >
      <div className="grid min-w-0 gap-4 sm:col-span-2">
        <input type="hidden" name={foundByField} value={foundBy} />
        <ReviewPictures images={images} choices={sent?.choices ?? null} hasHero />
        <RightsChoice hasRights={sent?.hasRights ?? false} error={sent?.error ?? null} />
      </div>
    </EditorSection>
  );
}
