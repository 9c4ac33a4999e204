import type { NavigateFunction } from '@remix-run/react';

import type { ToastMessage } from '~/components/ui/toast/toast-message';

import { router, type Navigation } from './router-state';
import { isTypedSince } from './is-typed-since';
import { beginSave, runningSave, valuesIn, type SavesOptions } from './running-save';
import { stillTyped } from './still-typed';

const notSaved = {
  title: 'It is stored',
  text: 'What you typed since you sent it is here, and not saved yet.',
};
const offered = {
  title: 'Kept in this browser',
  text: 'What you typed since you sent it is offered when you open its editor.',
};

/** Notes what the router does with the save. Another form of the page may bring a new version, too. */
function follow(navigation: Navigation, { formId, shape, workKey, version }: SavesOptions) {
  const isPost = navigation.formMethod?.toUpperCase() === 'POST';
  const isHere = isPost && navigation.formAction?.split('?')[0] === location.pathname;
  if (navigation.state === 'submitting' && isHere && !runningSave())
    beginSave({ key: workKey, version, shape, sent: valuesIn(formId, shape) ?? {}, by: null });
  const save = runningSave();
  if (!save) return;
  if (navigation.state === 'loading' && isPost) save.target = navigation.location ?? null;
  save.isOver = navigation.state === 'idle';
}

type Doing = {
  navigate: NavigateFunction;
  toast: (message: ToastMessage) => void;
  /** The router has come to rest after a save. */
  onRest: () => void;
};

/**
 * Asks before the page is left when something was typed during a save. That text is taken to the editor of
 * what the save has stored.
 */
function lookAtTyping({ formId, shape, isOurs, madeAt }: SavesOptions, { navigate, toast }: Doing) {
  const save = runningSave();
  if (!save || save.by === null || !isTypedSince(save, valuesIn(formId, shape))) return;
  isOurs.current = false;
  if (!save.target || save.made) return;
  save.made = madeAt?.(save.target) ?? null;
  if (save.made) toast(save.made.editor ? notSaved : offered);
  if (!save.made?.editor) return;
  save.target = { pathname: save.made.editor, search: '' };
  isOurs.current = true;
  navigate(save.made.editor, { state: stillTyped });
}

/**
 * Follows the save through the router, and text that is typed meanwhile; returns the function that stops
 * this.
 */
export function watchSave(latest: { current: SavesOptions }, doing: Doing): () => void {
  const later = () => queueMicrotask(() => lookAtTyping(latest.current, doing));
  const end = router().subscribe(({ navigation }) => {
    follow(navigation, latest.current);
    if (runningSave()?.isOver) doing.onRest();
    later();
  });
  document.addEventListener('input', later);
  document.addEventListener('change', later);
  return () => {
    end();
    document.removeEventListener('input', later);
    document.removeEventListener('change', later);
  };
}
