import type { PageType } from '~/db/vocabulary';
import { siteImage, pictureUrl } from '~/features/pictures/shown/picture-source';
import { plainText } from '~/lib/rich-text/rich-text';
import { SideCard } from '~/components/editing/side-card';
import type { PageValues } from '~/features/import/writing/pages/page-fields';

import { slugPrefix } from '~/features/content/page-form/page-slug';

const maxTitle = 60;
const maxDescription = 158;

type PreviewsProps = { values: PageValues; origin: string };

/** Previews of the page in a search engine and as a shared link; approximate. */
export function Previews({ values, origin }: PreviewsProps) {
  const title = titleOf(values);
  const description = descriptionOf(values);
  const host = origin.replace(/^https?:\/\//, '');
  const picture = siteImage(values.featured_image_url?.trim() ?? '');
  const path = `${slugPrefix((values.page_type ?? 'page') as PageType)}${values.slug ?? ''}`;
  return (
    <>
      <SideCard id="search-preview" title="In search results">
        <div className="grid gap-1 rounded-control border border-line bg-paper p-4">
          <p className="truncate text-sm text-ink-soft" data-preview="address">
            {host}
            {path
              .split('/')
              .filter(Boolean)
              .map((part) => ` › ${part}`)}
          </p>
          <p className="text-lg text-jacaranda wrap-anywhere" data-preview="title">
            {cutText(title, maxTitle)}
          </p>
          <p className="text-sm wrap-anywhere" data-preview="description">
            {cutText(description, maxDescription) || 'The beginning of the content.'}
          </p>
        </div>
      </SideCard>
      <SideCard id="share-preview" title="As a shared link">
        <div className="overflow-hidden rounded-control border border-line bg-paper">
          {picture ? (
            <img
              src={pictureUrl(picture, 640)}
              alt=""
              width={640}
              height={320}
              className="aspect-2/1 w-full object-cover"
            />
          ) : (
            <p className="grid aspect-2/1 place-items-center bg-sand text-sm text-ink-soft">
              No picture of ours chosen
            </p>
          )}
          <div className="grid gap-1 p-4">
            <p className="text-sm text-ink-soft">{host}</p>
            <p className="font-semibold wrap-anywhere">{cutText(title, 70)}</p>
            <p className="text-sm wrap-anywhere">{cutText(description, 110)}</p>
          </div>
        </div>
      </SideCard>
    </>
  );
}

function titleOf({ title = '' }: PageValues): string {
  const own = title.trim() || 'Title';
  return own.includes('Stay Adelaide') ? own : `${own} | Stay Adelaide`;
}

function descriptionOf({ meta_description = '', excerpt = '', content = '' }: PageValues): string {
  return meta_description.trim() || excerpt.trim() || plainText(content.slice(0, 3000)).slice(0, 400);
}

/** Text as a search engine shows it: whole words up to this many characters, then an ellipsis. */
export function cutText(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > max / 2 ? end : max).replace(/[\s,;:.–-]+$/, '')} …`;
}
