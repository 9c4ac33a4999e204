import { useNavigate, useNavigation } from '@remix-run/react';
import { startTransition, useEffect, useReducer, useRef, type FormEvent } from 'react';

import { markSent } from '~/components/kept/work-key';
import { useToast } from '~/components/ui/toast/toast';
import { useBrowserLayoutEffect } from '~/lib/browser/use-browser-layout-effect';

import { loadedHandOver, loadHandOver } from './load-hand-over';
import { router } from './router-state';
import { beginSave, endSave, runningSave, valuesIn, wishOf, type SavesOptions } from './running-save';

type Send = (event: FormEvent<HTMLFormElement>) => void;

/**
 * Sends the form, one save after the other: a Save during a save waits until the first one is stored and then
 * sends the present text. `useTakenOver` passes text that was typed meanwhile to the form that the answer
 * brings; without a new form it stays where it is. After a failure nothing is sent by itself.
 */
export function useSaves(options: SavesOptions) {
  const { formId, shape, workKey, version, isOurs } = options;
  useWatch(options);
  useRefusal(options);
  useEnd(options);
  return (send: Send) => (event: FormEvent<HTMLFormElement>) => {
    const button = wishOf((event.nativeEvent as SubmitEvent).submitter);
    // The buttons of rows are pressed in the page and send nothing.
    if (button.startsWith('__intent__=')) return send(event);
    const save = runningSave();
    // A person who has read the refusal need not wait for the page to reload.
    if (save && !save.isRefused) {
      save.wish = button;
      return event.preventDefault();
    }
    send(event);
    if (event.defaultPrevented) return;
    isOurs.current = true;
    markSent(workKey);
    beginSave({ key: workKey, version, shape, sent: valuesIn(formId, shape) ?? {}, by: button });
    // Another cause may have stopped it.
    queueMicrotask(() => {
      if (router().state.navigation.state === 'idle') endSave();
    });
  };
}

/** Follows the save through the router, and what is typed meanwhile. */
function useWatch(options: SavesOptions) {
  const latest = useRef(options);
  latest.current = options;
  const navigate = useNavigate();
  const toast = useToast();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isOpen = true;
    let end = () => {};
    // In the same render as the answer.
    const doing = { navigate, toast, onRest: () => startTransition(drawAgain) };
    loadHandOver().then(
      ({ watchSave }) => {
        if (isOpen) end = watchSave(latest, doing);
      },
      () => null,
    );
    return () => {
      isOpen = false;
      end();
    };
  }, [navigate, toast]);
}

/**
 * A person who types while the form is refused goes on in the same field, although the message about the
 * refusal takes the focus.
 */
function useRefusal({ formId, shape, refusal }: SavesOptions) {
  const heard = useRef(refusal);
  const focused = useRef<HTMLElement | null>(null);
  focused.current = loadedHandOver()?.focusedIn(formId) ?? focused.current;
  const hear = () => {
    const save = runningSave();
    if (!save || !refusal || heard.current === refusal) return;
    save.isRefused = true;
    if (focused.current && loadedHandOver()?.isTypedSince(save, valuesIn(formId, shape)))
      loadedHandOver()?.focusAgain(focused.current);
  };
  // The fields with errors take the focus first, then the messages.
  useBrowserLayoutEffect(hear);
  useEffect(() => {
    hear();
    heard.current = refusal;
  });
}

/** Ends a save whose answer has left the form in its place. */
function useEnd({ formId, shape }: SavesOptions) {
  const isResting = useNavigation().state === 'idle';
  useEffect(() => {
    const save = runningSave();
    if (!isResting || !save?.isOver) return;
    endSave();
    const isStored = save.target !== null && !save.isRefused;
    if (!isStored || save.wish === null) return;
    if (save.wish !== save.by || loadedHandOver()?.isTypedSince(save, valuesIn(formId, shape)))
      loadedHandOver()?.pressAgain(formId, save.wish);
  });
}
