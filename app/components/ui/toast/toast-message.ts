export type ToastMessage = {
  title: string;
  text: string;
  variant?: 'success' | 'destructive';
  /** Takes back what was done. */
  onUndo?: () => void;
};
export type ShownToast = ToastMessage & { id: number };
export type ToastViewportProps = { toasts: readonly ShownToast[]; onDismiss: (id: number) => void };

export const shownMs = 6000;
