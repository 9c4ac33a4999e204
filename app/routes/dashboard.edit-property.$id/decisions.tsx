import { useFetcher } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { useNotice } from '~/components/ui/toast/use-notice';
import type { ListingState } from '~/db/vocabulary';
import { changeLabels, decisionsOn } from '~/features/manage/listings/listing-changes';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { useHydrated } from '~/lib/browser/use-hydrated';
import type { ChangeAnswer } from '~/screens/listings/change-answer';

import { decisionField } from './decision-field';

/**
 * The decisions of staff about the stored property; typed text in the form stays. Until there are scripts,
 * the buttons send that form, which comes back as typed.
 */
export function Decisions({ id, state }: { id: number; state: ListingState }) {
  const fetcher = useFetcher<ChangeAnswer>();
  useNotice(fetcher.data);
  const sent = useHydrated() ? { name: 'intent' } : { form: propertyFormId, name: decisionField };
  const isSending = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action="/dashboard/properties" className="grid gap-3">
      <input type="hidden" name="property" value={id} />
      <input type="hidden" name="back" value="edit" />
      {decisionsOn[state].map((change) =>
        change === 'reject' ? (
          <ButtonLink key={change} to={`/dashboard/properties/${id}/reject?back=edit`} variant="secondary">
            Reject…
          </ButtonLink>
        ) : (
          <Button
            key={change}
            type="submit"
            {...sent}
            formNoValidate
            value={change}
            variant="secondary"
            aria-disabled={isSending || undefined}
          >
            {changeLabels[change]}
          </Button>
        ),
      )}
    </fetcher.Form>
  );
}
