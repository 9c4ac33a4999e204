import { useCallback, useEffect, useState } from 'react';

import { useOwnSubmit } from '~/components/forms/use-own-submit';
import { useUnsaved } from '~/components/forms/use-unsaved';

type Dirty = { item: boolean; menu: boolean };

/** Called by each of the screen's two forms with whether it has unsaved changes. */
export type TellDirty = (form: keyof Dirty, isDirty: boolean) => void;

/** State of the screen's one leave guard. The form starts again when another link is edited. */
export function useMenuGuard() {
  const [dirty, setDirty] = useState<Dirty>({ item: false, menu: false });
  const { isSending, isOurs } = useOwnSubmit();
  const tell = useCallback<TellDirty>((form, isDirty) => {
    setDirty((before) => (before[form] === isDirty ? before : { ...before, [form]: isDirty }));
  }, []);
  return {
    guard: {
      isDirty: dirty.item || dirty.menu,
      isOurs,
      outlives: dirty.item ? ('reading' as const) : ('query' as const),
    },
    form: { tell, isSending, onSubmit: () => void (isOurs.current = true) },
  };
}

export type MenuFormGuard = ReturnType<typeof useMenuGuard>['form'];

/** Whether the form has unsaved changes; reported to the screen's guard. */
export function useGuarded(form: keyof Dirty, formId: string, isTyped: boolean, tell: TellDirty): boolean {
  const isDirty = useUnsaved(formId, isTyped);
  useEffect(() => {
    tell(form, isDirty);
    return () => tell(form, false);
  }, [form, isDirty, tell]);
  return isDirty;
}
