import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';

import { classes } from '~/lib/classes';

import { shownMs, type ToastViewportProps } from './toast-message';
import { useToastPlace } from './use-toast-place';

/** Time to read what was done and to take it back. */
const undoMs = 12_000;

/** Announced politely; pauses while the pointer or the focus is on it; closes by button, swipe or Escape. */
export default function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  const place = useToastPlace(toasts);
  return (
    <Toast.Provider duration={shownMs} swipeDirection="right" label="Message">
      {toasts.map(({ id, title, text, variant = 'success', onUndo }) => {
        const isFailure = variant === 'destructive';
        const Icon = isFailure ? CircleAlert : CircleCheck;
        return (
          <Toast.Root
            key={id}
            type="background"
            duration={onUndo ? undoMs : undefined}
            onOpenChange={(open) => {
              if (!open) onDismiss(id);
            }}
            className={classes(
              'flex items-start gap-3 rounded-card border bg-surface p-4 text-ink shadow-float',
              isFailure ? 'border-terracotta' : 'border-gum',
            )}
          >
            <Icon
              aria-hidden
              size={22}
              strokeWidth={1.5}
              className={classes('mt-0.5 shrink-0', isFailure ? 'text-terracotta' : 'text-gum')}
            />
            <div className="min-w-0 flex-1">
              <Toast.Title className="font-semibold">{title}</Toast.Title>
              <Toast.Description className="text-ink-soft">{text}</Toast.Description>
              {onUndo && (
                <Toast.Action
                  altText="Undo, or go back to the page and change it there"
                  onClick={onUndo}
                  className="-ml-3 inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 font-semibold text-jacaranda underline hover:bg-sand"
                >
                  Undo
                </Toast.Action>
              )}
            </div>
            <Toast.Close
              aria-label="Close message"
              className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sand"
            >
              <X aria-hidden size={18} strokeWidth={1.5} />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport
        {...place}
        className="fixed inset-x-4 bottom-4 z-60 grid gap-3 outline-none sm:left-auto sm:w-96 print:hidden"
      />
    </Toast.Provider>
  );
}
