import { Link, useFetcher } from '@remix-run/react';
import { Trash2 } from 'lucide-react';

import { TextField } from '~/components/forms/field';
import { usePart, usePress } from '~/components/forms/page-form';
import { Alert } from '~/components/ui/alert';
import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { GeneratedMark } from '~/features/pictures/library/generated-mark';
import type { LibraryPicture } from '~/features/pictures/library/library-picture';
import { longestAltText } from '~/features/pictures/rules/photo-limits';
import { Picture } from '~/features/pictures/shown/picture';
import { useNotice } from '~/components/ui/toast/use-notice';
import { formatInstant } from '~/lib/time/dates';

import { fieldsOf } from '~/lib/form/form-reply';

import type { PictureTrouble, answerChange } from './answer-change.server';

type PictureCardProps = {
  image: LibraryPicture;
  /** After a form that was sent without scripts. */
  trouble: PictureTrouble | null;
};

/** A picture with its texts; each button is a form that works without scripts. */
export function PictureCard({ image, trouble: initialTrouble }: PictureCardProps) {
  const fetcher = useFetcher<typeof answerChange>({ key: `image-${image.id}` });
  const { data: answer } = fetcher;
  useNotice(answer);
  const trouble = answer ? ('trouble' in answer ? (answer.trouble as PictureTrouble) : null) : initialTrouble;
  const { id, fileName, altText, picture, createdAt } = image;
  const field = fieldsOf<'altText'>(trouble?.reply, { altText });
  const part = usePart(`picture-${id}`, 'describe', { altText });
  return (
    <Card
      as="article"
      aria-label={`Picture ${id}: ${fileName}`}
      padding="small"
      // The fields of neighbours stand at one height, whatever is written above them.
      className="flex flex-col gap-3"
    >
      <div className="aspect-[3/2] overflow-hidden rounded-control bg-sand">
        <Picture picture={picture} sizes="(min-width: 1024px) 320px, (min-width: 640px) 45vw, 88vw" />
      </div>
      <p className="grid text-sm text-ink-soft">
        <strong className="text-base text-ink wrap-anywhere">{fileName}</strong>
        <span className="tabular-nums">
          {picture.width} × {picture.height} pixels, {formatInstant(createdAt)}
        </span>
      </p>
      {image.isGenerated && <GeneratedMark />}
      {altText === '' ? (
        <p className="rounded-control bg-terracotta-tint px-3 py-2">
          It cannot be used yet: its alt text is missing.
        </p>
      ) : (
        <p className="wrap-anywhere">{altText}</p>
      )}
      <fetcher.Form method="post" className="mt-auto grid gap-2">
        {part.hidden({ image: id, was: altText })}
        <TextField
          key={altText}
          {...part.field(field('altText'))}
          label="Alt text"
          maxLength={longestAltText}
          autoComplete="off"
        />
        <Button
          type="submit"
          {...part.press}
          variant="secondary"
          className="justify-self-start"
          aria-label={`Save the alt text of ${fileName}`}
        >
          Save
        </Button>
      </fetcher.Form>
      <DeletePicture Form={fetcher.Form} image={image} />
      <div role="alert">{trouble?.uses && <Uses uses={trouble.uses} />}</div>
    </Card>
  );
}

type DeletePictureProps = { Form: ReturnType<typeof useFetcher>['Form']; image: LibraryPicture };

/** Asks before it deletes. */
function DeletePicture({ Form, image: { id, fileName } }: DeletePictureProps) {
  const press = usePress();
  const deletion = { intent: 'delete', image: String(id) };
  return (
    <details>
      <summary className={buttonClass('quiet')} aria-label={`Delete ${fileName}`}>
        <Trash2 aria-hidden size={18} strokeWidth={1.5} />
        Delete
      </summary>
      <Form method="post" className="mt-2 grid gap-3 rounded-control bg-terracotta-tint p-4">
        <p>Delete this picture for good?</p>
        <input type="hidden" name="image" value={id} />
        <Button type="submit" {...press(deletion)} variant="danger">
          Yes, delete it
        </Button>
      </Form>
    </details>
  );
}

function Uses({ uses }: { uses: NonNullable<PictureTrouble['uses']> }) {
  return (
    <Alert isQuiet className="grid gap-2">
      <p>
        <strong>Not deleted.</strong> It is still used here:
      </p>
      <ul className="grid">
        {uses.map(({ label, to }) => (
          <li key={label + to}>
            <Link to={to} className="inline-flex min-h-11 items-center underline wrap-anywhere">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
