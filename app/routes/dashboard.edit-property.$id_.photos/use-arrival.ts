import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import type { useUploadQueue } from '~/features/directory/photos/use-upload-queue';
import { takeWaitingPhotos } from '~/features/directory/photos/waiting-photos';
import { noticeText } from '~/lib/notices';

/**
 * Uploads the photos that were chosen with a new property. When all are saved it redirects to the dashboard;
 * otherwise it reports the failures and stays, so that they can be tried again.
 */
export function useArrival({ files, add }: ReturnType<typeof useUploadQueue>) {
  const state = useRef<'fresh' | 'sending' | 'over'>('fresh');
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (state.current !== 'fresh') return;
    const waiting = takeWaitingPhotos();
    state.current = waiting.length > 0 ? 'sending' : 'over';
    if (waiting.length > 0) add(waiting);
  }, [add]);
  useEffect(() => {
    const isDone = files.length > 0 && files.every(({ step }) => /^(saved|failed)$/.test(step.state));
    if (state.current !== 'sending' || !isDone) return;
    state.current = 'over';
    if (files.some(({ step }) => step.state === 'failed'))
      toast(noticeToast(noticeText('images-partly-saved')));
    else navigate('/dashboard');
  }, [files, navigate, toast]);
}
