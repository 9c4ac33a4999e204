import { Link } from '@remix-run/react';
import { EyeOff } from 'lucide-react';

import { Button, ButtonLink } from '~/components/ui/button';
import type { ListingState } from '~/db/vocabulary';

import type { Preview } from './reading/find-preview.server';

const missing: Record<ListingState, string> = {
  pending: 'It waits for our approval.',
  rejected: 'It was rejected and needs a change:',
  draft: 'It is approved and has yet to be published.',
  archived: 'It is archived.',
  published: '',
};

/** Above a page that the public cannot see: the reason, and what is missing. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const { id, state, rejectionReason, decide } = preview;
  return (
    <section
      aria-labelledby="preview"
      className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-3 rounded-card border border-ocean bg-ocean-tint p-4 sm:p-5"
    >
      <EyeOff aria-hidden size={22} strokeWidth={1.5} className="mt-0.5 shrink-0 text-ocean" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id="preview" className="text-lg">
          Preview: not public yet
        </h2>
        <p>{missing[state]} Only you and our editors see this page; booking and enquiries are off.</p>
        {state === 'rejected' && rejectionReason && (
          <blockquote className="mt-2 border-l-4 border-terracotta pl-3 whitespace-pre-line wrap-anywhere">
            {rejectionReason}
          </blockquote>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Link to={`/dashboard/edit-property/${id}`} className="inline-flex min-h-11 items-center underline">
          Edit
        </Link>
        <Link to="/dashboard/properties" className="inline-flex min-h-11 items-center underline">
          All properties
        </Link>
      </div>
      {decide && (
        <form method="post" action={decide.action} className="flex basis-full flex-wrap gap-3">
          <input type="hidden" name="property" value={id} />
          {decide.choices.map((choice) =>
            'to' in choice ? (
              <ButtonLink key={choice.to} to={choice.to} variant="secondary">
                {choice.label}
              </ButtonLink>
            ) : (
              <Button
                key={choice.intent}
                type="submit"
                name="intent"
                value={choice.intent}
                variant="secondary"
              >
                {choice.label}
              </Button>
            ),
          )}
        </form>
      )}
    </section>
  );
}
