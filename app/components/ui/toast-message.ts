export type ToastMessage = { title: string; text: string; variant?: 'success' | 'destructive' };
export type ShownToast = ToastMessage & { id: number };
