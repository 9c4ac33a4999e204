import { Images } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '~/components/ui/button';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { MediaBrowser, type ChosenPicture } from './media-browser';
import { MediaDialog } from './media-dialog';

type MediaPickerProps = { onChoose: (image: ChosenPicture) => void; label?: string };

/**
 * A button that lets an editor choose or upload a picture of the media library. It may be inside a form: its
 * dialog is outside of it, and no event in it reaches the form. Not rendered without scripts.
 */
export function MediaPicker({ onChoose, label = 'Choose a picture' }: MediaPickerProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  const choose = (image: ChosenPicture) => {
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
          <MediaDialog isOpen={isOpen} label={label} onClose={() => setOpen(false)}>
            <MediaBrowser onChoose={choose} />
          </MediaDialog>
        </Unheard>,
        document.body,
      )}
    </>
  );
}

/** Keeps events from the form that contains the dialog in React's tree, though not in the document. */
function Unheard({ children }: { children: ReactNode }) {
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done with the events
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
