import type { ToastMessage } from './toast-message';

type NoticeText = { title: string; text: string; isFailure?: true };

export function noticeToast({ title, text, isFailure }: NoticeText): ToastMessage {
  return { title, text, variant: isFailure ? 'destructive' : 'success' };
}
