import { useEffect, useRef, useState } from 'react';

import { PickerChoice } from './picker-choice';
import { PickerGrid, pickId } from './picker-grid';
import { PickerUpload } from './picker-upload';
import { useLibrary, type PickedPicture } from './use-library';

/** The chosen picture: `address` is `/media/library-12`; `/<width>.webp` is added for a file. */
export type ChosenPicture = { address: string; altText: string; width: number; height: number };

/**
 * The media library to choose from or to add to, for a dialog. It contains forms, so it must be outside of
 * any form.
 */
export function MediaBrowser({ onChoose }: { onChoose: (image: ChosenPicture) => void }) {
  const library = useLibrary();
  const [chosen, setChosen] = useState<PickedPicture | null>(null);
  const picked = useRef<number | null>(null);
  // The picture that was opened gets the focus again when the others are shown.
  useEffect(() => {
    if (!chosen && picked.current !== null) document.getElementById(pickId(picked.current))?.focus();
  }, [chosen]);
  const pick = (image: PickedPicture) => {
    picked.current = image.id;
    setChosen(image);
  };
  if (chosen) {
    const { address, picture } = chosen;
    return (
      <PickerChoice
        image={chosen}
        onBack={() => setChosen(null)}
        onUse={(altText) => onChoose({ address, altText, width: picture.width, height: picture.height })}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <PickerGrid library={library} onPick={pick} />
      <PickerUpload onUploaded={pick} />
    </div>
  );
}
