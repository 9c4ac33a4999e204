import { useState } from 'react';

import { useHydrated } from '~/lib/use-hydrated';

import { dropWork, type KeptWork } from './kept-work';
import { ImagePickerProvider } from '~/features/content/rich-text/image-picker';
import type { PageAnswer } from '~/features/content/page-form/page-answer';
import { PageFormBody, type PageFormProps } from './page-form-body';
import { useKeptWork } from './use-kept-work';
import { WorkOffer } from './work-offer';
import { WritingPanel } from '~/features/content/page-writing/writing-panel';

/** Values that replace the form's, how many replacements there were, and the answer to the form before. */
type Filling = { work: KeptWork; turn: number; before: PageAnswer | undefined };

/** The page editor, with unsaved work that this browser has kept and with generated texts. */
export function PageFormScreen(props: PageFormProps) {
  const [filling, setFilling] = useState<Filling | null>(null);
  // Requests for generated text reload the form's values, which must stay as they were at first.
  const [values] = useState(props.values);
  const work = useKeptWork({ ...props, isAnswered: props.answer !== undefined });
  const { version, writing } = props;
  const answer = filling && props.answer === filling.before ? undefined : props.answer;
  const fill = (filled: KeptWork) =>
    setFilling((last) => ({ work: filled, turn: (last?.turn ?? 0) + 1, before: props.answer }));
  // Without scripts the page reloads itself while it waits, and the form with it.
  const isHeld = !useHydrated() && writing.work?.status.state === 'at-work';
  return (
    <ImagePickerProvider>
      {work.offer && (
        <WorkOffer
          work={work.offer}
          isOutdated={work.offer.version !== version}
          onRestore={() => {
            if (work.offer) fill(work.offer);
            work.settle();
          }}
          onDiscard={() => {
            dropWork(work.key);
            work.settle();
          }}
        />
      )}
      <WritingPanel
        writing={writing}
        answer={props.answer}
        onFill={(filled) => {
          work.settle();
          fill({
            version: filling?.work.version ?? props.answer?.seen ?? version,
            at: Date.now(),
            values: filled,
          });
        }}
      />
      <fieldset disabled={isHeld} className="contents">
        <PageFormBody
          {...props}
          key={filling ? `filled-${filling.turn}` : 'stored'}
          values={filling?.work.values ?? values}
          version={filling ? filling.work.version : version}
          answer={answer}
          isTyped={filling !== null || props.isTyped}
          workKey={work.key}
          isPaused={work.offer !== null}
        />
      </fieldset>
    </ImagePickerProvider>
  );
}
