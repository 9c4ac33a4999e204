import { Link } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useLookingAgain } from '~/lib/browser/use-looking-again';

import { leadFormId } from './lead-work-form';

/**
 * Beside a pending reply: the page reloads by itself for a while, and then offers a link. Until there are scripts a button sends
 * the form of all, which comes back as typed.
 */
export function DeliveryWatch() {
  const isHydrated = useHydrated();
  const { hasEnded, begin } = useLookingAgain();
  if (isHydrated && !hasEnded) {
    return <p className="text-sm text-ink-soft">This page looks again every few seconds.</p>;
  }
  if (!isHydrated) {
    return (
      <Button type="submit" form={leadFormId} name="intent" value="look" variant="secondary">
        Check again
      </Button>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {hasEnded && <span className="text-ink-soft">It takes longer than usual.</span>}
      <Link to="." preventScrollReset onClick={begin} className="inline-flex min-h-11 items-center underline">
        Check again
      </Link>
    </p>
  );
}
