import { useEffect, useRef, useState, type FormEvent } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { longestAltText } from '~/features/pictures/rules/photo-limits';
import { Picture } from '~/features/pictures/shown/picture';

import { altTextTrouble } from '~/features/pictures/library/alt-text-trouble';
import { GeneratedMark } from '~/features/pictures/library/generated-mark';
import type { PickedPicture } from './use-library';

type PickerChoiceProps = { image: PickedPicture; onBack: () => void; onUse: (altText: string) => void };

/** The chosen picture, with the alt text for the page. */
export function PickerChoice({ image, onBack, onUse }: PickerChoiceProps) {
  const [altText, setAltText] = useState(image.altText);
  const [error, setError] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const use = (event: FormEvent) => {
    event.preventDefault();
    const trouble = altTextTrouble(altText);
    setError(trouble);
    if (trouble) document.getElementById('picked-alt')?.querySelector('input')?.focus();
    else onUse(altText.replace(/\s+/g, ' ').trim());
  };
  return (
    <form onSubmit={use} noValidate className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
        {image.fileName}
      </h3>
      <div className="max-h-[45dvh] max-w-xl justify-self-start overflow-hidden rounded-control bg-sand">
        <Picture picture={image.picture} sizes="(min-width: 640px) 36rem, 90vw" className="object-contain" />
      </div>
      {image.isGenerated && <GeneratedMark />}
      <p className="text-sm text-ink-soft tabular-nums">
        {image.picture.width} × {image.picture.height} pixels
      </p>
      <div id="picked-alt">
        <TextField
          label="Alt text"
          hint="One sentence that says what the picture shows to people who cannot see it."
          value={altText}
          maxLength={longestAltText}
          autoComplete="off"
          errors={error ? [error] : undefined}
          onChange={({ currentTarget }) => setAltText(currentTarget.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Use this picture</Button>
        <Button variant="secondary" onClick={onBack}>
          Choose another
        </Button>
      </div>
    </form>
  );
}
