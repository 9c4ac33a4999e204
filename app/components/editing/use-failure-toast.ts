import { useEffect, useRef } from 'react';

import { useToast } from '~/components/ui/toast';

type Failure = { title: string; text: string };

/** Shows a form's error once, as a toast. */
export function useFailureToast(notice: Failure | undefined) {
  const toast = useToast();
  const told = useRef<Failure | undefined>(undefined);
  useEffect(() => {
    if (!notice || told.current === notice) return;
    told.current = notice;
    toast({ ...notice, variant: 'destructive' });
  });
}
