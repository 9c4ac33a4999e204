import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { shownMs, type ShownToast, type ToastMessage, type ToastViewportProps } from './toast-message';

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message for six seconds: `const toast = useToast(); toast({ title, text, variant })`. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowToast);
}

/** The undo of a form that is being sent, for the next message if that has this title. */
let offered: { title: string; onUndo: () => void } | null = null;
export const offerUndo = (title: string, onUndo: () => void) => void (offered = { title, onUndo });

/** Loads what shows messages, so that one can be shown without a connection. */
export const loadToasts = () => import('./toast-viewport');

/** Loaded with the first message, so that a page without messages does not carry it. */
const ToastViewport = lazy(() => loadToasts().catch(() => ({ default: PlainToast })));

/** The newest message where that could not be loaded: a browser does not ask again for a script that failed once. */
function PlainToast({ toasts, onDismiss }: ToastViewportProps) {
  const { id = 0, title, text } = toasts.at(-1) ?? {};
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-4 z-60 rounded-card bg-surface p-4 shadow-float empty:hidden print:hidden"
    >
      {title && (
        <>
          <strong>{title}</strong> {text}
        </>
      )}
    </p>
  );
}

/** Put once around everything that may call `useToast`. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isNeeded, setNeeded] = useState(false);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const undo = offered?.title === message.title ? offered : null;
    offered = null;
    const toast = { ...undo, ...message, id: lastId.current };
    setNeeded(true);
    setToasts((current) => [...current.slice(-2), toast]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);
  // The boundary comes with the first message: an empty one from the server may not be hydrated yet when a page shows a
  // message on arrival, and React then draws the whole page again.
  const viewport = useMemo(
    () =>
      isNeeded && (
        <Suspense fallback={null}>
          <ToastViewport toasts={toasts} onDismiss={dismiss} />
        </Suspense>
      ),
    [isNeeded, toasts, dismiss],
  );
  return (
    <ShowToast.Provider value={show}>
      {children}
      {viewport}
    </ShowToast.Provider>
  );
}
