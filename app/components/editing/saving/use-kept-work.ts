import { useEffect, useState } from 'react';

import type { KeptWork } from '~/components/kept/kept-work';
import { loadWork } from '~/components/kept/load-work';
import { dropWork, hasWork, keyOfNew, takeSent } from '~/components/kept/work-key';
import type { EditorAnswer } from '~/lib/editing/editor-answer';
import type { FormShape, FormValues } from '~/lib/editing/form-shape';

import { useTakenOver } from './use-taken-over';

type KeptOptions<Values, Answer> = {
  formId: string;
  shape: FormShape;
  /** Storage key of the work. */
  key: string;
  /** The loaded values and their version, null for something new. */
  values: Values;
  version: number | null;
  /** True when this person saved that version, so that the work that was sent has arrived. */
  isOwnSave: boolean;
  /** The values differ from the stored ones. */
  isTyped: boolean;
  answer: Answer | undefined;
};

/**
 * Values that replace the form's without being saved, how many replacements there were, and the answer to the
 * form before.
 */
type Filling<Values extends FormValues, Answer> = {
  work: KeptWork<Values>;
  turn: number;
  before: Answer | undefined;
};

/**
 * Unsaved work of an earlier visit to offer, and `fill` to replace the form's values by others. `form` is what
 * the form is made of at present; each `fillKey` is a form of its own.
 */
export function useKeptWork<Values extends FormValues, Answer extends EditorAnswer>(
  options: KeptOptions<Values, Answer>,
) {
  const { key, version, answer } = options;
  const { offer, isLooking, settle } = useOffer<Values>(options);
  const [filling, setFilling] = useState<Filling<Values, Answer> | null>(null);
  // The page reloads its data for other reasons too; the form's values stay as they were at first.
  const [values] = useState(options.values);
  const replace = (work: KeptWork<Values>) => {
    setFilling((last) => ({ work, turn: (last?.turn ?? 0) + 1, before: answer }));
    settle();
  };
  const take = (taken: Values) => replace({ version, at: Date.now(), values: taken });
  useTakenOver({ ...options, onTyped: take });
  return {
    offer: offer && {
      work: offer,
      isOutdated: offer.version !== version,
      onRestore: () => replace(offer),
      onDiscard: () => {
        dropWork(key);
        settle();
      },
    },
    fill: (filled: Values) =>
      replace({
        version: filling?.work.version ?? answer?.seen ?? version,
        at: Date.now(),
        values: filled,
      }),
    fillKey: filling ? `filled-${filling.turn}` : 'stored',
    form: {
      values: filling?.work.values ?? values,
      version: filling ? filling.work.version : version,
      answer: filling && answer === filling.before ? undefined : answer,
      isTyped: filling !== null || options.isTyped,
      workKey: key,
      isPaused: isLooking || offer !== null,
    },
  };
}

type Offered = Pick<KeptOptions<unknown, unknown>, 'key' | 'version' | 'isOwnSave' | 'answer'>;

/** The work to offer; null when there is none or it was saved. `settle` ends the offer. */
function useOffer<Values extends FormValues>({ key, version, isOwnSave, answer }: Offered) {
  const [offer, setOffer] = useState<KeptWork<Values> | null>(null);
  const [isLooking, setLooking] = useState(false);
  // Runs once, since a new version mounts the form again.
  useEffect(() => {
    const sent = takeSent();
    if (answer !== undefined) return;
    if (!hasWork(key) && !(sent && hasWork(sent))) return;
    let isOpen = true;
    setLooking(true);
    const show = (work: KeptWork<Values> | null) => {
      if (!isOpen) return;
      setOffer(work);
      setLooking(false);
    };
    loadWork().then(
      ({ readWork }) => {
        const based = sent ? readWork(sent)?.version : null;
        if (sent && isOwnSave && hasArrived(sent, { key, version, based })) dropWork(sent);
        show(readWork<Values>(key));
      },
      () => show(null),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return { offer, isLooking, settle: () => setOffer(null) };
}

/** True when the page shows the work that was sent: a later version than its base, or the first of something new. */
function hasArrived(sent: string, { key, version, based }: Arrival): boolean {
  if (sent === keyOfNew(key)) return version === 1;
  return sent === key && (version ?? 0) > (based ?? 0);
}

type Arrival = { key: string; version: number | null; based: number | null | undefined };
