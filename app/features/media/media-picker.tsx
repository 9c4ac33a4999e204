import { Images, X } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '~/components/ui/button';
import { ModalDialog } from '~/components/ui/modal-dialog';
import { useHydrated } from '~/lib/use-hydrated';

import { MediaBrowser, type ChosenImage } from './media-browser';

type MediaPickerProps = { onChoose: (image: ChosenImage) => void; label?: string };

/**
 * A button that lets an editor choose a picture of the media library, or upload one. It may stand inside a form: its dialog
 * is outside of it, and nothing that happens there reaches the form. Without scripts there is no such button.
 */
export function MediaPicker({ onChoose, label = 'Choose a picture' }: MediaPickerProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  const choose = (image: ChosenImage) => {
    setOpen(false);
    onChoose(image);
  };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Images aria-hidden size={18} strokeWidth={1.5} />
        {label}
      </Button>
      {createPortal(
        <Unheard>
          <ModalDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            label={label}
            className="m-auto h-[min(52rem,94dvh)] w-[min(60rem,94vw)] rounded-card border border-line bg-paper p-0 text-ink backdrop:bg-veil/60"
          >
            {isOpen && (
              <div className="flex h-full flex-col">
                <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 sm:px-6">
                  <h2 className="text-xl">{label}</h2>
                  <Button variant="quiet" onClick={() => setOpen(false)} aria-label="Close">
                    <X aria-hidden size={20} strokeWidth={1.5} />
                  </Button>
                </header>
                <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">
                  <MediaBrowser onChoose={choose} />
                </div>
              </div>
            )}
          </ModalDialog>
        </Unheard>,
        document.body,
      )}
    </>
  );
}

/** Keeps events of what is inside from the form in whose tree, though not in whose document part, the dialog stands. */
function Unheard({ children }: { children: ReactNode }) {
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done with the events
    <div
      className="contents"
      onSubmit={stop}
      onChange={stop}
      onInput={stop}
      onBlur={stop}
      onFocus={stop}
      onKeyDown={stop}
      onClick={stop}
    >
      {children}
    </div>
  );
}
