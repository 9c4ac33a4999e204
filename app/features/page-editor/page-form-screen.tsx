import { useState } from 'react';

import { dropWork, type KeptWork } from './kept-work';
import { ImagePickerProvider } from './image-picker';
import type { PageAnswer } from './page-answer';
import type { PageValues } from './page-fields';
import type { Kept } from './page-form';
import { PageFormBody } from './page-form-body';
import { useKeptWork } from './use-kept-work';
import { WorkOffer } from './work-offer';

export type PageFormProps = {
  values: PageValues;
  /** Slug and type of a stored page; null for a new one. */
  kept: Kept | null;
  answer: PageAnswer | undefined;
  /** Id and version of the page; 'new' and null for a new one. */
  page: number | 'new';
  version: number | null;
  viewerId: string;
  isOwnSave: boolean;
  origin: string;
};

/** The page editor, with what this browser has kept of unsaved work. */
export function PageFormScreen(props: PageFormProps) {
  const [restored, setRestored] = useState<KeptWork | null>(null);
  const work = useKeptWork({ ...props, isAnswered: props.answer !== undefined });
  return (
    <ImagePickerProvider>
      {work.offer && (
        <WorkOffer
          work={work.offer}
          isOutdated={work.offer.version !== props.version}
          onRestore={() => {
            setRestored(work.offer);
            work.settle();
          }}
          onDiscard={() => {
            dropWork(work.key);
            work.settle();
          }}
        />
      )}
      <PageFormBody
        {...props}
        key={restored ? 'restored' : 'stored'}
        values={restored?.values ?? props.values}
        version={restored ? restored.version : props.version}
        isTyped={restored !== null}
        workKey={work.key}
        isPaused={work.offer !== null}
      />
    </ImagePickerProvider>
  );
}
