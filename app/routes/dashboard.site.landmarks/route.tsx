import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { WordSearch } from '~/components/forms/word-search';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { EmptyNote } from '~/components/ui/empty-note';
import {
  listLandmarks,
  maxListed,
  type ListedLandmark,
} from '~/features/content/landmark-editor/find-landmark.server';
import { landmarkKindLabels } from '~/features/directory/places/landmark-kinds';
import { nearPath } from '~/features/directory/places/near-path';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';

export const meta: MetaFunction = () => unlistedMeta('Landmarks');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 80);
  const found = await listLandmarks(services, words);
  return { words, found, cutAt: found.length === maxListed ? maxListed : null };
}

export default function Landmarks() {
  const { words, found, cutAt } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="landmarks-title" className="grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="landmarks-title" className="text-xl">
            Landmarks
          </h2>
          <p className="measure mt-1 text-ink-soft">
            Sights, stops and towns; each stay shows the minutes to them. After a change the minutes are
            worked out anew, which takes a moment.
          </p>
        </div>
        <ButtonLink to="/dashboard/site/landmarks/new">Add landmark</ButtonLink>
      </div>
      <WordSearch label="Name" words={words} maxLength={80} />
      {cutAt !== null && <p className="text-ink-soft">Only the first {cutAt} are listed.</p>}
      {found.length === 0 ? (
        <EmptyNote>
          {words === '' ? 'There are no landmarks yet. Add the first one.' : 'No landmark has such a name.'}
        </EmptyNote>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {found.map((landmark) => (
            <LandmarkRow key={landmark.id} landmark={landmark} />
          ))}
        </Card>
      )}
    </section>
  );
}

function LandmarkRow({
  landmark: { id, name, kind, isActive, slug, hasPage },
}: {
  landmark: ListedLandmark;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
      <Link
        to={`/dashboard/site/landmarks/${id}`}
        className="inline-flex min-h-11 min-w-0 flex-1 basis-32 items-center font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      {!isActive && <span className="rounded-pill bg-sand px-3 py-0.5 text-sm font-semibold">Inactive</span>}
      <span className="text-sm text-ink-soft">{landmarkKindLabels[kind]}</span>
      {Boolean(hasPage) && (
        <Link to={nearPath(slug)} className="inline-flex min-h-11 items-center text-sm">
          Page<span className="sr-only"> of {name}</span>
        </Link>
      )}
    </li>
  );
}
