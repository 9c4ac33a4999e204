import { useFetcher } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import type { answerNotice } from '~/platform/http/forms/notice';
import { useNotice } from '~/components/ui/toast/use-notice';
import { usePress } from '~/components/forms/page-form';

/** Unsubscribes a reader at their request to staff; asks for confirmation. */
export function UnsubscribeForm({ id, email }: { id: string; email: string }) {
  const fetcher = useFetcher<typeof answerNotice>();
  const press = usePress();
  const intent = 'unsubscribe';
  useNotice(fetcher.data);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-jacaranda underline underline-offset-4">
        Unsubscribe<span className="sr-only"> {email}</span>
      </summary>
      <fetcher.Form method="post" className="grid gap-3 py-2 lg:w-64">
        <p className="text-sm text-ink-soft">The newsletter will not be sent there any more.</p>
        <input type="hidden" name="subscriber" value={id} />
        <Button type="submit" {...press({ intent, subscriber: id })} variant="danger">
          Yes, unsubscribe
        </Button>
      </fetcher.Form>
    </details>
  );
}
