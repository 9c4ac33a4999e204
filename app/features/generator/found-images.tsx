import { reviewFields, rightsText } from '~/features/extraction/extraction-form';
import type { StagedImage } from '~/features/extraction/find-staged-images.server';
import { ReviewImages } from '~/features/extraction/review-images';
import { EditorSection } from '~/features/property-editor/editor-section';

import { foundByField, type FoundImages as Sent } from './read-found-images';

type FoundImagesProps = {
  foundBy: string;
  images: readonly StagedImage[];
  /** What the form held when it was sent and not taken. */
  sent: Sent | null;
};

/** Pictures of the property's website among the form's fields; the chosen ones become photos once the property is stored. */
export function FoundImages({ foundBy, images, sent }: FoundImagesProps) {
  const error = sent?.error;
  return (
    <EditorSection
      id="found-images"
      title="Images from the website"
      hint="The chosen images are saved as photos once the property is stored. Put right what an alt text gets wrong."
    >
      <div className="grid min-w-0 gap-4 sm:col-span-2">
        <input type="hidden" name={foundByField} value={foundBy} />
        <ReviewImages images={images} choices={sent?.choices ?? null} hasHero />
        <label className="flex min-h-11 items-start gap-3 py-2 font-semibold">
          <input
            type="checkbox"
            name={reviewFields.rights}
            defaultChecked={sent?.hasRights}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'found-images-error' : undefined}
            className="mt-0.5 size-5 shrink-0 accent-gum"
          />
          <span className="min-w-0">
            {rightsText}
            <span className="block text-sm font-normal text-ink-soft">
              Photographers often keep the rights to their work. Your confirmation is kept with the photos.
            </span>
          </span>
        </label>
        {error && (
          <p id="found-images-error" role="alert" className="font-semibold text-terracotta">
            {error}
          </p>
        )}
      </div>
    </EditorSection>
  );
}
