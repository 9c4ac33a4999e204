export type ToastMessage = {
  title: string;
  text: string;
  variant?: 'success' | 'destructive';
  /** Takes back what was done. */
  onUndo?: () => void;
};
export type ShownToast = ToastMessage & { id: number };
