import { Link } from '@remix-run/react';
import { EyeOff } from 'lucide-react';

import type { PagePreview } from '~/features/content/page-manager/find-page-preview.server';
import type { PageState } from '~/features/content/page-manager/page-states';

const words: Record<PageState, string> = {
  published: 'This page is published: everybody sees it.',
  draft: 'This page is a draft. Only editors see it.',
  trash: 'This page is in the trash. Only editors see it.',
};

const link = 'inline-flex min-h-11 items-center underline';

/** Above a page that editors preview before it is public. */
export function PagePreviewBanner({ preview: { id, state, path } }: { preview: PagePreview }) {
  return (
    <section aria-label="Preview" className="border-b border-ocean bg-ocean-tint">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
          <EyeOff aria-hidden size={22} strokeWidth={1.5} className="shrink-0 text-ocean" />
          <span className="wrap-anywhere">
            <strong>Preview</strong> of {path}. {words[state]}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-5">
          {state !== 'trash' && (
            <Link to={`/dashboard/pages/${id}`} className={link}>
              Edit
            </Link>
          )}
          <Link to="/dashboard/pages" className={link}>
            All pages
          </Link>
        </p>
      </div>
    </section>
  );
}
