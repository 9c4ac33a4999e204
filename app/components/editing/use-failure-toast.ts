import { useEffect, useRef } from 'react';

import { useToast } from '~/components/ui/toast';

type Failure = { title: string; text: string };

/** Says once what went wrong with a form. */
export function useFailureToast(notice: Failure | undefined) {
  const toast = useToast();
  const told = useRef<Failure | undefined>(undefined);
  useEffect(() => {
    if (!notice || told.current === notice) return;
    told.current = notice;
    toast({ ...notice, variant: 'destructive' });
  });
}
