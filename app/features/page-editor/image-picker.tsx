import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';

import { Button } from '~/components/ui/button';
import { ModalDialog } from '~/components/ui/modal-dialog';
import type { ChosenImage } from '~/features/media/media-browser';

type Choose = (image: ChosenImage) => void;

const PickImage = createContext<(choose: Choose) => void>(() => undefined);

/** Opens the media library; what is chosen there goes to the function that is given. */
export const usePickImage = () => useContext(PickImage);

const MediaBrowser = lazy(() =>
  import('~/features/media/media-browser').then((module) => ({ default: module.MediaBrowser })),
);

/** Stands around a form, so that the library, which has forms of its own, stands outside it. */
export function ImagePickerProvider({ children }: { children: ReactNode }) {
  const [choose, setChoose] = useState<Choose | null>(null);
  const pick = useCallback((next: Choose) => setChoose(() => next), []);
  const close = () => setChoose(null);
  return (
    <PickImage.Provider value={pick}>
      {children}
      <ModalDialog
        isOpen={choose !== null}
        onClose={close}
        label="Choose a picture"
        className="m-auto max-h-[90dvh] w-full max-w-3xl overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-veil/60"
      >
        {choose && (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">Choose a picture</h2>
              <Button variant="secondary" onClick={close}>
                Close
              </Button>
            </div>
            <Suspense fallback={<p>Loading the library…</p>}>
              <MediaBrowser
                onChoose={(image) => {
                  close();
                  choose(image);
                }}
              />
            </Suspense>
          </div>
        )}
      </ModalDialog>
    </PickImage.Provider>
  );
}
