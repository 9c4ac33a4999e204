import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { chooseFiles } from '~/features/pictures/files/choose-files';
import { SkippedFiles } from '~/features/pictures/files/skipped-files';
import { acceptedFiles, filesHint } from '~/features/pictures/rules/photo-limits';

type PhotoChooserProps = {
  /** In order: the first becomes the hero. */
  files: readonly File[];
  onChange: (files: File[]) => void;
};

/**
 * Chooses pictures for a property that is not stored yet; `uploadPhotos` sends them once it is. The input has
 * no name, so that no form sends it.
 */
export function PhotoChooser({ files, onChange }: PhotoChooserProps) {
  const [isSkipped, setSkipped] = useState(false);
  if (!useHydrated()) {
    return <p className="text-ink-soft">Photos can be added in the next step, once the property is saved.</p>;
  }
  const add = (chosen: File[]) => {
    const isNew = (file: File) => !files.some((other) => keyOf(other) === keyOf(file));
    const { kept, isSkipped: areSome } = chooseFiles(chosen.filter(isNew), files.length);
    setSkipped(areSome);
    onChange([...files, ...kept]);
  };
  const move = (from: number, to: number) => {
    const moved = [...files];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <div className="grid gap-3">
      <label htmlFor="choose-photos" className="font-semibold">
        Photos
      </label>
      <input
        id="choose-photos"
        type="file"
        multiple
        accept={acceptedFiles}
        aria-describedby="choose-photos-hint"
        className="block w-full min-w-0 cursor-pointer rounded-control border border-control bg-surface p-2"
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p id="choose-photos-hint" className="text-sm text-ink-soft">
        {filesHint} The first is the hero.
      </p>
      <div role="status">{isSkipped && <SkippedFiles />}</div>
      {files.length > 0 && (
        <ol aria-label="Chosen photos" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {files.map((file, index) => (
            <ChosenPhoto
              key={keyOf(file)}
              file={file}
              index={index}
              count={files.length}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Equal for the same file chosen twice. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

type ChosenPhotoProps = {
  file: File;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function ChosenPhoto({ file, index, count, onMove, onRemove }: ChosenPhotoProps) {
  const preview = usePreview(file);
  return (
    <Card as="li" className="grid gap-2 p-3">
      <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-sand">
        {preview && <img src={preview} alt="" className="h-full w-full object-cover" />}
        {index === 0 && (
          <span className="absolute top-2 left-2 rounded-pill bg-gum px-3 py-1 text-sm font-semibold text-on-accent">
            Hero
          </span>
        )}
      </div>
      <p className="truncate text-sm">{file.name}</p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
          aria-label={`Move ${file.name} up`}
        >
          <ArrowUp aria-hidden size={18} strokeWidth={1.5} />
        </Button>
        <Button
          variant="secondary"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
          aria-label={`Move ${file.name} down`}
        >
          <ArrowDown aria-hidden size={18} strokeWidth={1.5} />
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={`Remove ${file.name}`}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </Button>
      </div>
    </Card>
  );
}

/** The browser's object URL of a chosen file, revoked when it is no longer shown. */
function usePreview(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
