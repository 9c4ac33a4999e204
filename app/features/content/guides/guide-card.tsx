import { Card } from '~/components/ui/card';
import { CardTitle } from '~/components/ui/card-title';
import { Picture } from '~/features/pictures/shown/picture';
import type { Picture as PictureData } from '~/features/pictures/shown/picture-source';
import { formatMonth } from '~/lib/time/dates';

type GuideCardProps = {
  guide: {
    title: string;
    path: string;
    badge: string;
    excerpt: string | null;
    picture: PictureData;
    updatedAt: Date;
  };
  call?: string;
};

/** Cover, category, title, three lines of text and date of the last change; the whole card is a link. */
export function GuideCard({
  guide: { title, path, badge, excerpt, picture, updatedAt },
  call = 'Read Guide',
}: GuideCardProps) {
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col overflow-hidden transition-shadow duration-200 ease-calm hover:shadow-float"
    >
      <div className="relative aspect-[3/2] overflow-hidden bg-sand">
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 46vw, 82vw"
          className="transition-transform duration-200 ease-calm group-hover:scale-[1.02]"
        />
        <p className="absolute top-3 left-3 rounded-pill bg-surface px-3 py-1 text-sm font-semibold">
          {badge}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <CardTitle to={path}>{title}</CardTitle>
        {excerpt && <p className="line-clamp-3 text-ink-soft">{excerpt}</p>}
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-3 text-sm text-ink-soft">
          <span>Updated {formatMonth(updatedAt)}</span>
          <span aria-hidden className="font-semibold text-jacaranda">
            {call}
          </span>
        </p>
      </div>
    </Card>
  );
}

/** Placeholder for a card while guides load. */
export function GuideCardSkeleton() {
  return (
    <Card aria-hidden className="overflow-hidden">
      <div className="aspect-[3/2] animate-pulse bg-sand" />
      <div className="grid gap-3 p-5">
        <div className="h-6 w-3/4 animate-pulse rounded-control bg-sand" />
        <div className="h-16 animate-pulse rounded-control bg-sand" />
        <div className="h-4 w-1/2 animate-pulse rounded-control bg-sand" />
      </div>
    </Card>
  );
}
