import { ImageOff } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { classes } from '~/lib/classes';

import { galleryMosaic } from './gallery-mosaic';
import type { GalleryViewerProps } from './gallery-viewer';
import { Picture } from './picture';
import { phoneShape, phoneSrcSet } from './phone-picture';
import { pictureUrl, type Picture as PictureData } from './picture-source';

type GalleryProps = {
  pictures: readonly PictureData[];
  /** Name of the property or page, for labels. */
  name: string;
  /** Lets the large picture travel from a card that has the same view transition name. */
  transitionName?: string;
};

/** A mosaic of links to the full pictures; with scripts they open the viewer instead. */
export function Gallery({ pictures, name, transitionName }: GalleryProps) {
  const { viewer, open, preload } = useViewer(pictures, name);
  const [hero, ...others] = pictures;
  if (!hero) return <NoPictures />;
  const mosaic = galleryMosaic(pictures.length);
  const tile = (picture: PictureData, index: number) => ({
    href: pictureUrl(picture, 1280),
    'aria-label': `Photo ${index + 1} of ${pictures.length}: ${picture.alt || name}`,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(event, index),
    onPointerEnter: preload,
    onFocus: preload,
  });
  return (
    <section aria-label="Photos">
      <div
        className={classes(
          'grid gap-2 print:block print:aspect-auto md:grid-cols-24',
          gridShape(pictures.length, mosaic.hasRowBelow),
        )}
      >
        <Tile
          {...tile(hero, 0)}
          className={classes(
            'aspect-(--shape) sm:aspect-[16/9] md:aspect-auto md:row-span-2 print:aspect-auto print:h-[46mm]',
            mosaic.hero,
          )}
          style={{ '--shape': phoneShape(hero) } as CSSProperties}
        >
          <div className="h-full" style={{ viewTransitionName: transitionName }}>
            <Picture
              picture={hero}
              eager
              phoneSet={phoneSrcSet(hero)}
              sizes="(min-width: 1280px) 800px, (min-width: 768px) 64vw, 92vw"
              alt=""
            />
          </div>
        </Tile>
        <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 empty:hidden md:contents print:hidden">
          {mosaic.tiles.map((place, position) => {
            const picture = others[position];
            const isRest = mosaic.more > 0 && position === mosaic.tiles.length - 1;
            return (
              picture && (
                <Tile
                  key={picture.base}
                  {...tile(picture, position + 1)}
                  {...(isRest && { 'aria-label': `+${mosaic.more} more photos` })}
                  className={classes('h-20 w-28 shrink-0 md:h-auto md:w-auto', place)}
                >
                  <Picture
                    picture={picture}
                    sizes="(min-width: 1280px) 400px, (min-width: 768px) 32vw, 112px"
                    alt=""
                  />
                  {isRest && (
                    <span className="absolute inset-0 grid place-items-center bg-veil/70 text-lg font-semibold text-on-photo">
                      +{mosaic.more} more
                    </span>
                  )}
                </Tile>
              )
            );
          })}
        </div>
      </div>
      {viewer}
    </section>
  );
}

/**
 * Opens the viewer, whose code loads at the first use; until then, and if it fails, the links work as links.
 */
function useViewer(pictures: readonly PictureData[], name: string) {
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement | null>(null);
  const load = async () => {
    const { GalleryViewer } = await import('./gallery-viewer');
    setViewer(() => GalleryViewer);
  };
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    load().then(
      () => setOpenAt(index),
      () => window.location.assign(link.href),
    );
  };
  // After the dialog has closed: while it is open, nothing behind it can take the focus.
  useEffect(() => {
    if (openAt === null) opener.current?.focus();
  }, [openAt]);
  const isOpen = Viewer !== null && openAt !== null;
  const viewer = isOpen ? (
    <Viewer pictures={pictures} name={name} startAt={openAt} onClose={() => setOpenAt(null)} />
  ) : null;
  return { viewer, open, preload: () => void load().catch(() => undefined) };
}

type TileProps = ComponentProps<'a'> & { children: ReactNode };

function Tile({ className, children, ...link }: TileProps) {
  return (
    <a
      className={classes(
        'relative block overflow-hidden rounded-control bg-sand -outline-offset-3 transition-opacity duration-150 hover:opacity-90',
        className,
      )}
      {...link}
    >
      {children}
    </a>
  );
}

function gridShape(count: number, hasRowBelow: boolean): string {
  if (count === 1) return 'md:aspect-[21/9] md:grid-rows-[minmax(0,1fr)_minmax(0,1fr)]';
  return hasRowBelow
    ? 'md:aspect-[2.1/1] md:grid-rows-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.62fr)]'
    : 'md:aspect-[2.4/1] md:grid-rows-[minmax(0,1fr)_minmax(0,1fr)]';
}

function NoPictures() {
  return (
    <div className="grid aspect-[16/9] print:hidden place-items-center content-center gap-2 rounded-card bg-sand text-ink-soft md:aspect-[4/1]">
      <ImageOff aria-hidden size={36} strokeWidth={1.5} />
      <p>No photos yet</p>
    </div>
  );
}
