import { ArrowDown, ArrowUp, ExternalLink, Star } from 'lucide-react';
import type { ReactNode } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { longestAltText } from '~/features/pictures/rules/photo-limits';
import { classes } from '~/lib/classes';

import { reviewFields } from './extraction-form';
import type { StagedPicture } from './find-staged-pictures.server';
import type { StagedChoice } from './list-staged-choices';
import type { MovePicture, ReviewedPicture } from './use-review';

/** Address of the small copy, which only the person who asked for the pictures may see. */
const stagedPath = (id: string) => `/dashboard/staged/${id}.webp`;

type ReviewCardProps = {
  reviewed: ReviewedPicture;
  index: number;
  count: number;
  isHero: boolean;
  /** Without it the fields are uncontrolled, and the buttons submit the form. */
  onChange?: (id: string, values: Partial<StagedChoice>) => void;
  onMove?: MovePicture;
  /** The drag handle of the image. */
  handle?: ReactNode;
};

/** One picture with all the fields of the review. */
export function ReviewCard({ reviewed, index, count, isHero, onChange, onMove, handle }: ReviewCardProps) {
  const { image, choice } = reviewed;
  const { id, isChosen, altText } = choice;
  const name = `image ${index + 1}`;
  return (
    <article
      aria-label={`Image ${index + 1} of ${count}`}
      className={classes(
        'grid gap-4 rounded-card border p-4 sm:grid-cols-[14rem_minmax(0,1fr)]',
        isChosen ? 'border-line bg-surface' : 'border-dashed border-control bg-paper',
      )}
    >
      <input type="hidden" name={reviewFields.image} value={id} />
      <div className="relative aspect-[4/3] self-start overflow-hidden rounded-control">
        <img
          src={stagedPath(id)}
          width={image.copyWidth}
          height={image.copyHeight}
          alt={altText}
          loading={index < 3 ? 'eager' : 'lazy'}
          decoding="async"
          style={{ backgroundColor: image.placeholder }}
          className={classes('block h-full w-full object-cover', !isChosen && 'opacity-50')}
        />
        {isHero && (
          <span className="absolute top-2 left-2 rounded-pill bg-gum px-3 py-1 text-sm font-semibold text-on-accent">
            Hero
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center gap-x-4">
          <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name={reviewFields.chosen}
              value={id}
              className="size-5 shrink-0 accent-gum"
              {...(onChange
                ? {
                    checked: isChosen,
                    onChange: (event) => onChange(id, { isChosen: event.currentTarget.checked }),
                  }
                : { defaultChecked: isChosen })}
            />
            Use {name}
          </label>
          <PictureFacts image={image} />
        </div>
        <TextField
          label={`Alt text of ${name}`}
          name={reviewFields.altText + id}
          maxLength={longestAltText}
          {...(onChange
            ? { value: altText, onChange: (event) => onChange(id, { altText: event.currentTarget.value }) }
            : { defaultValue: altText })}
        />
        <div className="flex flex-wrap items-center gap-2">
          {handle}
          <Places id={id} index={index} count={count} onMove={onMove} />
        </div>
      </div>
    </article>
  );
}

function PictureFacts({ image: { width, height, site, pageUrl, descriptor } }: { image: StagedPicture }) {
  return (
    <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
      <span className="capitalize">{descriptor}</span>, {width} × {height} pixels, from{' '}
      <a
        href={pageUrl}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-flex min-h-6 items-center gap-1 text-jacaranda underline"
      >
        {site}
        <ExternalLink aria-label="(opens in a new tab)" size={14} strokeWidth={1.5} />
      </a>
    </p>
  );
}

type PlacesProps = { id: string; index: number; count: number; onMove: MovePicture | undefined };

/** Buttons that move the image; without scripts they send the form. */
function Places({ id, index, count, onMove }: PlacesProps) {
  if (count < 2) return null;
  const button = (way: 'up' | 'down' | 'first', to: number) => ({
    id: `image-${id}-${way}`,
    type: 'submit' as const,
    name: reviewFields.move,
    value: `${way} ${id}`,
    formNoValidate: true,
    variant: 'secondary' as const,
    // On a phone all of them are in one row.
    className: 'max-sm:px-4',
    disabled: to < 0 || to >= count || to === index,
    ...(onMove && {
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault();
        onMove(index, to, `image-${id}-${way}`);
      },
    }),
  });
  return (
    <div className="contents">
      <Button {...button('up', index - 1)} aria-label={`Move image ${index + 1} up`}>
        <ArrowUp aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      <Button {...button('down', index + 1)} aria-label={`Move image ${index + 1} down`}>
        <ArrowDown aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      {index > 0 && (
        <Button {...button('first', 0)} aria-label={`Put image ${index + 1} first`}>
          <Star aria-hidden size={18} strokeWidth={1.5} />
          Put first
        </Button>
      )}
    </div>
  );
}
