import type { ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '~/components/ui/breadcrumbs';
import { Picture } from '~/features/pictures/shown/picture';
import { heroSizes, type Picture as PictureData } from '~/features/pictures/shown/picture-source';
import { classes } from '~/lib/classes';

type HeroTextProps = {
  title: string;
  lead?: string | null;
  crumbs: readonly Crumb[];
  /** Small facts below the lead, such as a count or the reading time. */
  children?: ReactNode;
};

type PageHeroProps = HeroTextProps & {
  picture?: PictureData | null;
  /** The picture reaches the window's edges and lies below the header; the route says `handle = { hero: true }`. */
  bleed?: boolean;
};

/** Head of a page: its heading on the picture when there is one, else on the page's own background. */
export function PageHero({ picture, bleed = false, ...text }: PageHeroProps) {
  if (!picture) {
    return (
      <div className="page pt-8 lg:pt-12">
        <HeroText {...text} />
      </div>
    );
  }
  return (
    <div className={bleed ? undefined : 'page pt-6'}>
      <div
        className={classes(
          'relative isolate overflow-hidden bg-veil text-on-photo [&_:focus-visible]:outline-on-photo',
          '[&_nav]:text-on-photo [&_nav_a:hover]:text-on-photo',
          !bleed && 'rounded-card',
        )}
      >
        <div className="absolute inset-0 -z-20">
          <Picture
            picture={picture}
            sizes={heroSizes(bleed ? '100vw' : '(min-width: 1280px) 1200px, 94vw', '82vw')}
            eager
          />
        </div>
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-veil/90 via-veil/50 to-veil/40" />
        <div
          className={classes(
            'flex flex-col justify-end',
            bleed
              ? 'page min-h-[28rem] pt-32 pb-12 lg:min-h-[34rem] lg:pb-16'
              : 'min-h-80 p-6 pt-20 sm:p-10 lg:p-14',
          )}
        >
          <HeroText {...text} />
        </div>
      </div>
    </div>
  );
}

function HeroText({ title, lead, crumbs, children }: HeroTextProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-3 max-w-4xl text-3xl wrap-anywhere lg:text-4xl">{title}</h1>
      {lead && <p className="measure mt-4 text-lg text-pretty">{lead}</p>}
      {children && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm font-semibold">
          {children}
        </div>
      )}
    </>
  );
}
