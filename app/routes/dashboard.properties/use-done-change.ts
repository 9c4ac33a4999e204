import { useEffect, useRef } from 'react';

import { noticeText } from '~/lib/notices';

import type { ChangeAnswer } from '~/screens/listings/change-answer';

/** Calls `onDone` once for each change that was made. */
export function useDoneChange(answer: ChangeAnswer | undefined, onDone: () => void) {
  const seen = useRef<ChangeAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer || seen.current === answer) return;
    seen.current = answer;
    if ('bulk' in answer || ('notice' in answer && !noticeText(answer.notice).isFailure)) onDone();
  });
}
