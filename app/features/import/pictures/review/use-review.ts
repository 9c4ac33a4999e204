import { useEffect, useRef, useState } from 'react';

import { useKeptControl } from '~/lib/browser/use-kept-control';

import type { StagedPicture } from './find-staged-pictures.server';
import { listStagedChoices, type StagedChoice } from './list-staged-choices';
import { moved } from './moved';

export type ReviewedPicture = { image: StagedPicture; choice: StagedChoice };

/**
 * Moves an image from one position to another; `control` is the id of the button that was used, which keeps
 * the focus.
 */
export type MovePicture = (from: number, to: number, control?: string) => void;

/** The images with the owner's choices; `sent` are choices from a form that came back without scripts. */
function reviewOf(images: readonly StagedPicture[], sent: readonly StagedChoice[] | null): ReviewedPicture[] {
  const known = (sent ?? []).flatMap((choice) => {
    const image = images.find(({ id }) => id === choice.id);
    return image ? [{ image, choice }] : [];
  });
  const rest = images.filter(({ id }) => !known.some(({ choice }) => choice.id === id));
  return [
    ...known,
    ...rest.map((image) => ({
      image,
      choice: { id: image.id, isChosen: sent === null, altText: image.altText },
    })),
  ];
}

/** State of the choices, starting with the form's values when its scripts load. */
export function useReview(images: readonly StagedPicture[], sent: readonly StagedChoice[] | null) {
  const [choices, setChoices] = useState(sent);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = reviewOf(images, choices);
  const order = shown.map(({ choice }) => choice.id).join();

  useEffect(() => {
    const form = list.current?.closest('form');
    if (form) setChoices(listStagedChoices(new FormData(form)));
  }, []);

  const keep = useKeptControl(order);

  const all = shown.map(({ choice }) => choice);
  const change = (id: string, values: Partial<StagedChoice>) =>
    setChoices(all.map((choice) => (choice.id === id ? { ...choice, ...values } : choice)));
  const move: MovePicture = (from, to, by) => {
    keep(by);
    setAnnouncement(`Image ${from + 1} is now image ${to + 1} of ${all.length}.`);
    setChoices(moved(all, from, to));
  };
  const chooseAll = (isChosen: boolean) => setChoices(all.map((choice) => ({ ...choice, isChosen })));
  return { list, shown, change, move, chooseAll, announcement };
}
