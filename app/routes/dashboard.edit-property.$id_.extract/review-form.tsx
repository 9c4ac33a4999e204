import { Form, useNavigation } from '@remix-run/react';
import { useState, type ReactNode } from 'react';

import { Button } from '~/components/ui/button';
import { reviewFields, rightsMissingText, rightsText } from '~/features/extraction/extraction-form';
import type { StagedImage } from '~/features/extraction/find-staged-images.server';
import { ReviewImages } from '~/features/extraction/review-images';
import { mostPhotos } from '~/features/photos/photo-limits';
import { keyField } from '~/features/property-editor/editor-fields';
import { classes } from '~/lib/classes';

import type { ExtractAnswer } from './answer-extract.server';
import type { ExtractPage } from './route';

type ReviewFormProps = {
  page: ExtractPage;
  images: readonly StagedImage[];
  answer: ExtractAnswer | undefined;
};

/** The choice among the found images, and what has to be said before they are saved. */
export function ReviewForm({ page, images, answer }: ReviewFormProps) {
  const { workId, formKey, photos } = page;
  const review = answer?.review;
  const [isFirst, setFirst] = useState(review?.isFirst ?? photos === 0);
  const isSending = useNavigation().formMethod === 'POST';
  if (images.length === 0) return <NoneWaiting />;
  const isFull = photos + images.length > mostPhotos;
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
            A property can have {mostPhotos} photos, and {photos} are there:{' '}
            {Math.max(0, mostPhotos - photos)} more can be saved.
          </p>
        )}
      </div>
      <Form method="post" noValidate preventScrollReset className="grid min-w-0 gap-6">
        <input type="hidden" name={keyField} value={formKey} />
        <input type="hidden" name="work" value={workId ?? ''} />
        <input type="hidden" name="intent" value="save" />
        <ReviewImages images={images} choices={review?.choices ?? null} hasHero={isFirst} />
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
          {photos > 0 ? (
            <Tick name={reviewFields.isFirst} checked={isFirst} onChange={setFirst}>
              Put these images before the {photos === 1 ? 'photo' : `${photos} photos`} already there; the
              first becomes the hero.
            </Tick>
          ) : (
            <>
              <input type="hidden" name={reviewFields.isFirst} value="on" />
              <p className="text-ink-soft">The first of the chosen images becomes the hero.</p>
            </>
          )}
          <Rights hasRights={review?.hasRights ?? false} isMissing={review?.error === rightsMissingText} />
          {review?.error && (
            <p role="alert" className="font-semibold text-terracotta">
              {review.error}
            </p>
          )}
          <Button type="submit" className="justify-self-start" aria-disabled={isSending || undefined}>
            Save images
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Rights({ hasRights, isMissing }: { hasRights: boolean; isMissing: boolean }) {
  return (
    <Tick name={reviewFields.rights} defaultChecked={hasRights} isWrong={isMissing}>
      {rightsText}
      <span className="block text-sm font-normal text-ink-soft">
        Photographers often keep the rights to their work. Your confirmation is kept with the photos.
      </span>
    </Tick>
  );
}

type TickProps = {
  name: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (isTicked: boolean) => void;
  isWrong?: boolean;
  children: ReactNode;
};

function Tick({ name, checked, defaultChecked, onChange, isWrong, children }: TickProps) {
  return (
    <label
      className={classes('flex min-h-11 items-start gap-3 py-2 font-semibold', isWrong && 'text-terracotta')}
    >
      <input
        type="checkbox"
        name={name}
        aria-invalid={isWrong || undefined}
        className="mt-0.5 size-5 shrink-0 accent-gum"
        {...(onChange
          ? { checked, onChange: (event) => onChange(event.currentTarget.checked) }
          : { defaultChecked })}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

function NoneWaiting() {
  return (
    <p className="rounded-card bg-sand p-8 text-center text-ink-soft">
      The images of this extraction are not kept any more. Please extract them again.
    </p>
  );
}
