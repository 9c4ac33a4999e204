import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { useViewerId } from '~/components/kept/use-viewer-id';
import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { photosField } from '~/features/directory/listing/editor-fields';
import type { useUploadQueue } from '~/features/directory/photos/upload/use-upload-queue';
import { takeWaitingPhotos } from '~/features/directory/photos/upload/waiting-photos';
import { noticeText } from '~/lib/notices';

/**
 * Uploads the photos that were chosen with a new property. When all are saved it redirects to the dashboard;
 * otherwise it reports the failures and stays, so that they can be tried again.
 */
export function useArrival({ files, add }: ReturnType<typeof useUploadQueue>) {
  const state = useRef<'fresh' | 'sending' | 'over'>('fresh');
  const navigate = useNavigate();
  const toast = useToast();
  const owner = useViewerId();
  // Photos that were chosen for a property that was never stored belong to no other.
  const isFollowed = useSearchParams()[0].has(photosField);
  useEffect(() => {
    if (state.current !== 'fresh') return;
    const waiting = isFollowed ? takeWaitingPhotos(owner) : [];
    state.current = waiting.length > 0 ? 'sending' : 'over';
    if (waiting.length > 0) add(waiting);
  }, [add, isFollowed, owner]);
  useEffect(() => {
    const isDone = files.length > 0 && files.every(({ step }) => /^(saved|failed)$/.test(step.state));
    if (state.current !== 'sending' || !isDone) return;
    state.current = 'over';
    if (files.some(({ step }) => step.state === 'failed'))
      toast(noticeToast(noticeText('images-partly-saved')));
    else navigate('/dashboard');
  }, [files, navigate, toast]);
}
