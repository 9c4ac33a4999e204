import { useFetcher } from '@remix-run/react';
import { ArrowDown, ArrowUp, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { TextField } from '~/components/forms/field';
import { useOnePress } from '~/components/forms/answered-form';
import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { longestAltText } from '~/features/pictures/rules/photo-limits';
import { Picture } from '~/features/pictures/shown/picture';
import { useNotice } from '~/components/ui/toast/use-notice';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { photosFormId } from './photos-form';
import { movedIds, type ManagedPhoto } from './photo-order';
import type { Move } from './use-photo-order';

type PhotoCardProps = {
  photo: ManagedPhoto;
  index: number;
  all: readonly ManagedPhoto[];
  /** Without it the buttons submit forms. */
  onMove?: Move;
  /** The drag handle of the photo. */
  handle?: ReactNode;
};

/**
 * One photo with all its actions. Until there are scripts, its fields and buttons belong to the one form of
 * all photos, so that no button loses what is typed beside another photo.
 */
export function PhotoCard({ photo, index, all, onMove, handle }: PhotoCardProps) {
  const fetcher = useFetcher({ key: `photo-${photo.id}` });
  useNotice(fetcher.data);
  const isLeaving = fetcher.formData?.get('intent') === 'delete';
  const { picture, site } = photo;
  const name = `photo ${index + 1}`;
  const form = useHydrated() ? undefined : photosFormId;
  return (
    <Card
      as="article"
      aria-label={`Photo ${index + 1} of ${all.length}`}
      hidden={isLeaving}
      padding="small"
      className={classes('grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]', isLeaving && 'hidden')}
    >
      <div className="relative aspect-[16/9] self-start overflow-hidden rounded-control sm:aspect-[4/3]">
        <Picture picture={picture} sizes="(min-width: 640px) 224px, 88vw" />
        {index === 0 && (
          <span className="absolute top-2 left-2 rounded-pill bg-gum px-3 py-1 text-sm font-semibold text-on-accent">
            Hero
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-sm text-ink-soft tabular-nums">
          Photo {index + 1} of {all.length}, {picture.width} × {picture.height} pixels
          {site && <span className="block wrap-anywhere">Photo from {site}</span>}
        </p>
        <fetcher.Form
          method="post"
          onSubmit={useOnePress(fetcher.state !== 'idle')}
          className="flex flex-wrap items-end gap-3"
        >
          <input type="hidden" form={form} name="photo" value={photo.id} />
          {form && <input type="hidden" form={form} name="storedText" value={picture.alt} />}
          <TextField
            label={`Alt text of ${name}`}
            form={form}
            name="altText"
            defaultValue={picture.alt}
            maxLength={longestAltText}
            className="min-w-[min(12rem,100%)] flex-1"
          />
          <Button
            type="submit"
            form={form}
            name="intent"
            value="describe"
            variant="secondary"
            aria-label={`Save alt text of ${name}`}
          >
            Save
          </Button>
        </fetcher.Form>
        <div className="flex flex-wrap items-start gap-2">
          {handle}
          <Places photo={photo} index={index} all={all} onMove={onMove} form={form} />
          <DeletePhoto Form={fetcher.Form} photoId={photo.id} name={name} form={form} />
        </div>
      </div>
    </Card>
  );
}

/** Id of the form of all photos; undefined once there are scripts. */
type FormOfAll = { form: string | undefined };

/** Buttons whose forms contain the whole new order. */
function Places({ photo, index, all, onMove, form }: PhotoCardProps & FormOfAll) {
  const button = (to: number, kind: string) => ({
    id: `photo-${photo.id}-${kind}`,
    type: 'submit' as const,
    form,
    name: 'order',
    value: movedIds(all, index, to).join(),
    variant: 'secondary' as const,
    disabled: to < 0 || to >= all.length || to === index,
    ...(onMove && {
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault();
        onMove(index, to, `photo-${photo.id}-${kind}`);
      },
    }),
  });
  if (all.length < 2) return null;
  return (
    <form method="post" className="contents">
      <input type="hidden" name="intent" value="order" />
      <Button {...button(index - 1, 'up')} aria-label={`Move photo ${index + 1} up`}>
        <ArrowUp aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      <Button {...button(index + 1, 'down')} aria-label={`Move photo ${index + 1} down`}>
        <ArrowDown aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      {index > 0 && (
        <Button {...button(0, 'hero')} aria-label={`Make hero: photo ${index + 1}`}>
          <Star aria-hidden size={18} strokeWidth={1.5} />
          Make hero
        </Button>
      )}
    </form>
  );
}

type DeletePhotoProps = { Form: ReturnType<typeof useFetcher>['Form']; photoId: number; name: string };

/** Asks before it deletes. */
function DeletePhoto({ Form, photoId, name, form }: DeletePhotoProps & FormOfAll) {
  return (
    <details className="group">
      <summary className={buttonClass('quiet')} aria-label={`Delete ${name}`}>
        <Trash2 aria-hidden size={18} strokeWidth={1.5} />
        Delete
      </summary>
      <Form method="post" className="mt-2 grid gap-3 rounded-control bg-terracotta-tint p-4">
        <p>Delete this photo for good?</p>
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" form={form} name="delete" value={photoId} variant="danger">
          Yes, delete {name}
        </Button>
      </Form>
    </details>
  );
}
