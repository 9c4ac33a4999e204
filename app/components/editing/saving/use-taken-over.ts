import { useEffect, useState } from 'react';

import { dropWork } from '~/components/kept/work-key';
import type { FormShape, FormValues } from '~/lib/editing/form-shape';
import { useBrowserLayoutEffect } from '~/lib/browser/use-browser-layout-effect';

import type { FocusSpot } from './keep-focus';
import { loadedHandOver, loadHandOver } from './load-hand-over';
import { findForm } from './running-save';

type TakenOptions<Values> = {
  formId: string;
  shape: FormShape;
  /** Storage key of the work. */
  key: string;
  /** The stored values. */
  values: Values;
  /** Renders the form again with these values, which are not saved. */
  onTyped: (values: Values) => void;
};

/**
 * The former form's focus and its fields that are not saved, and the button that was pressed meanwhile; null
 * when nothing is left to do.
 */
type Rest = { spot: FocusSpot | null; beside: ReadonlyMap<string, string>; wish: string | null };

/**
 * A save replaces the form by one with the stored values. The new form takes over the text that was typed in
 * the former one since it was sent, its focus, and a waiting Save.
 */
export function useTakenOver<Values extends FormValues>(options: TakenOptions<Values>): void {
  const { formId, shape, key, values, onTyped } = options;
  const [rest, setRest] = useState<Rest | null>(null);
  // Before anybody can send the form.
  useEffect(() => void loadHandOver().catch(() => null), []);
  // Before anybody can press another key: the new form must not be without the focus in between.
  useBrowserLayoutEffect(() => {
    const hand = loadedHandOver();
    const save = hand?.takeLeft(key);
    if (hand && save) {
      const typing = { sent: save.sent, now: save.left.now };
      const isTyped = hand.typedSince(typing, shape).length > 0;
      if (save.key !== key) dropWork(save.key);
      if (isTyped) onTyped(hand.withTyped(values, typing, shape));
      const { spot, beside } = save.left;
      setRest({ spot, beside, wish: isTyped || save.wish !== save.by ? save.wish : null });
    }
    return () => loadedHandOver()?.leaveForm(formId);
    // Runs once, since a new version mounts the form again.
  }, []);
  useBrowserLayoutEffect(() => {
    const [hand, form] = [loadedHandOver(), findForm(formId)];
    if (!rest || !hand || !form) return;
    hand.writeBeside(form, shape, rest.beside);
    if (rest.spot) hand.giveFocus(formId, rest.spot);
  }, [formId, shape, rest]);
  useEffect(() => {
    if (rest?.wish != null) loadedHandOver()?.pressAgain(formId, rest.wish);
  }, [formId, rest]);
}
