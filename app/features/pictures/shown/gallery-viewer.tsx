import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

import { ModalDialog } from '~/components/ui/modal-dialog';
import { classes } from '~/lib/classes';

import { keyTarget, swipeStep, wrapIndex } from './gallery-steps';
import { pictureSrcSet, pictureUrl, type Picture } from './picture-source';

export type GalleryViewerProps = {
  pictures: readonly Picture[];
  name: string;
  startAt: number;
  onClose: () => void;
};

/** Full screen and modal: the focus stays inside, Escape closes it. */
export function GalleryViewer({ pictures, name, startAt, onClose }: GalleryViewerProps) {
  const [index, setIndex] = useState(startAt);
  const step = (by: number) => setIndex((now) => wrapIndex(now + by, pictures.length));
  const swipe = useSwipe(step);
  useStillPage();
  usePreload(pictures, index);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, index, pictures.length);
    if (target === null) return;
    event.preventDefault();
    setIndex(target);
  };
  const picture = pictures[index];
  const isAlone = pictures.length < 2;
  if (!picture) return null;
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      label={`Photos of ${name}`}
      className="fixed inset-0 m-0 h-dvh w-screen overscroll-contain bg-veil text-on-photo"
    >
      {/* Takes the focus of a click beside the buttons, so that the keys keep working. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the dialog as a whole */}
      <div
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] p-3 outline-none sm:p-5"
      >
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="px-2 font-semibold tabular-nums">
            Photo {index + 1} of {pictures.length}
          </p>
          <RoundButton aria-label="Close photos" onClick={onClose}>
            <X aria-hidden strokeWidth={1.5} />
          </RoundButton>
        </div>
        <div
          className="flex min-h-0 touch-pan-y touch-pinch-zoom items-center justify-center py-3"
          {...swipe}
        >
          <FullPicture key={picture.base} picture={picture} />
        </div>
        <div className="flex items-center justify-between gap-4">
          <RoundButton aria-label="Previous photo" disabled={isAlone} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden strokeWidth={1.5} />
          </RoundButton>
          <p className="measure line-clamp-2 text-center text-sm">{picture.alt}</p>
          <RoundButton aria-label="Next photo" disabled={isAlone} onClick={() => step(1)}>
            <ChevronRight aria-hidden strokeWidth={1.5} />
          </RoundButton>
        </div>
      </div>
    </ModalDialog>
  );
}

function FullPicture({ picture }: { picture: Picture }) {
  return (
    <img
      src={pictureUrl(picture, 1280)}
      srcSet={pictureSrcSet(picture)}
      sizes="100vw"
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      draggable={false}
      style={{ backgroundColor: picture.placeholder }}
      className="h-auto max-h-full w-auto max-w-full rounded-control object-contain select-none"
    />
  );
}

/** The page behind does not scroll while the viewer is open. */
function useStillPage() {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}

function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary ? event.clientX : null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      const step = from.current === null ? 0 : swipeStep(event.clientX - from.current);
      from.current = null;
      if (step !== 0) onStep(step);
    },
  };
}

/** Loads the neighbours ahead, so that the next step shows at once. */
function usePreload(pictures: readonly Picture[], index: number) {
  useEffect(() => {
    for (const by of [1, -1]) {
      const picture = pictures[wrapIndex(index + by, pictures.length)];
      if (!picture) continue;
      const image = new Image();
      image.sizes = '100vw';
      image.srcset = pictureSrcSet(picture);
    }
  }, [pictures, index]);
}

function RoundButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classes(
        'grid size-12 shrink-0 cursor-pointer place-items-center rounded-pill bg-veil/60 text-on-photo transition-colors duration-150 hover:bg-on-photo hover:text-veil focus-visible:outline-on-photo disabled:cursor-default disabled:opacity-40',
        className,
      )}
      {...rest}
    />
  );
}
