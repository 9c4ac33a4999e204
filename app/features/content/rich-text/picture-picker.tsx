import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

import { readLater } from '~/components/ui/read-later';
import type { ChosenPicture } from '~/features/pictures/library/picker/media-browser';
import { MediaDialog } from '~/features/pictures/library/picker/media-dialog';

type Choose = (image: ChosenPicture) => void;

const PickPicture = createContext<(choose: Choose) => void>(() => undefined);

/** Opens the media library; the given function gets the chosen picture. */
export const usePickPicture = () => useContext(PickPicture);

const MediaBrowser = readLater(
  async () => (await import('~/features/pictures/library/picker/media-browser')).MediaBrowser,
  <p>Loading the library…</p>,
);

/** Put around a form, so that the library, which has forms of its own, is outside it. */
export function PicturePickerProvider({ children }: { children: ReactNode }) {
  const [choose, setChoose] = useState<Choose | null>(null);
  const pick = useCallback((next: Choose) => setChoose(() => next), []);
  const close = () => setChoose(null);
  return (
    <PickPicture.Provider value={pick}>
      {children}
      <MediaDialog isOpen={choose !== null} label="Choose a picture" onClose={close}>
        <MediaBrowser
          onChoose={(image) => {
            close();
            choose?.(image);
          }}
        />
      </MediaDialog>
    </PickPicture.Provider>
  );
}
