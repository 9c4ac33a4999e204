import { useRef, type ComponentProps } from 'react';

import { TextField } from '~/components/forms/field';
import { MediaPicker } from '~/features/pictures/library/picker/media-picker';

/** The address of one of the site's pictures; with scripts, chosen from the media library. */
export function PictureField({ className, ...field }: ComponentProps<typeof TextField>) {
  const place = useRef<HTMLDivElement>(null);
  const write = (address: string) => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    input.value = address;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={place} className={`grid content-start justify-items-start gap-3 ${className ?? ''}`}>
      <TextField {...field} className="w-full" />
      <MediaPicker onChoose={({ address }) => write(address)} />
    </div>
  );
}
