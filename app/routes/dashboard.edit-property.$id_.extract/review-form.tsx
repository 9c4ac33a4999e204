import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';

import { EnterButton } from '~/components/forms/enter-button';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { reviewFields, rightsMissingText } from '~/features/import/pictures/review/extraction-form';
import type { StagedPicture } from '~/features/import/pictures/review/find-staged-pictures.server';
import { ReviewPictures } from '~/features/import/pictures/review/review-pictures';
import { RightsChoice } from '~/features/import/pictures/review/rights-choice';
import { Tick } from '~/features/import/pictures/review/tick';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import { keyField } from '~/features/directory/listing/editor-fields';

import type { ExtractAnswer } from './answer-extract.server';
import type { ExtractPage } from './load-page.server';

type ReviewFormProps = {
  page: ExtractPage;
  images: readonly StagedPicture[];
  answer: ExtractAnswer | undefined;
};

/** The choice of found images, with the confirmation that is required to save them. */
export function ReviewForm({ page, images, answer }: ReviewFormProps) {
  const { workId, formKey, photos } = page;
  const review = answer?.review;
  const [isFirst, setFirst] = useState(review?.isFirst ?? photos === 0);
  const isSending = useNavigation().formMethod === 'POST';
  if (images.length === 0) return <NoneWaiting />;
  const isFull = photos + images.length > maxPhotos;
  return (
    <section aria-labelledby="review" className="grid min-w-0 gap-4">
      <div className="grid gap-2">
        <h3 id="review" className="text-xl">
          Choose the images to keep
        </h3>
        <p className="measure text-ink-soft">
          {images.length} images were found. The alt texts are proposals: each says what an image shows to
          people who cannot see it, so please put right what is wrong.
        </p>
        {isFull && (
          <p className="measure">
            A property can have {maxPhotos} photos, and {photos} are there: {Math.max(0, maxPhotos - photos)}{' '}
            more can be saved.
          </p>
        )}
      </div>
      <Form
        method="post"
        noValidate
        preventScrollReset
        data-failure="Save failed"
        className="grid min-w-0 gap-6"
      >
        <EnterButton>Save images</EnterButton>
        <input type="hidden" name={keyField} value={formKey} />
        <input type="hidden" name="work" value={workId ?? ''} />
        <input type="hidden" name="intent" value="save" />
        <ReviewPictures images={images} choices={review?.choices ?? null} hasHero={isFirst} />
        <Card padding="medium" className="grid gap-4">
          {photos > 0 ? (
            <Tick
              name={reviewFields.isFirst}
              checked={isFirst}
              onChange={(event) => setFirst(event.currentTarget.checked)}
            >
              Put these images before the {photos === 1 ? 'photo' : `${photos} photos`} already there; the
              first becomes the hero.
            </Tick>
          ) : (
            <>
              <input type="hidden" name={reviewFields.isFirst} value="on" />
              <p className="text-ink-soft">The first of the chosen images becomes the hero.</p>
            </>
          )}
          <RightsChoice
            hasRights={review?.hasRights ?? false}
            error={review?.error === rightsMissingText ? review.error : null}
          />
          {review?.error && review.error !== rightsMissingText && (
            <p role="alert" className="font-semibold text-terracotta">
              {review.error}
            </p>
          )}
          <Button type="submit" className="justify-self-start" aria-disabled={isSending || undefined}>
            Save images
          </Button>
        </Card>
      </Form>
    </section>
  );
}

function NoneWaiting() {
  return (
    <p className="rounded-card bg-sand p-8 text-center text-ink-soft">
      The images of this extraction are not kept any more. Please extract them again.
    </p>
  );
}
