import { useRef, type ComponentProps } from 'react';

import { controlClass } from '~/components/forms/control-class';
import { FieldShell, type TextField } from '~/components/forms/field';
import { MediaPicker } from '~/features/pictures/library/picker/media-picker';

/** The address of one of the site's pictures; with scripts, chosen from the media library. */
export function PictureField({
  label,
  hint,
  errors,
  optional,
  className,
  ...input
}: Omit<ComponentProps<typeof TextField>, 'before'>) {
  const place = useRef<HTMLDivElement>(null);
  const write = (address: string) => {
    const control = place.current?.querySelector('input');
    if (!control) return;
    control.value = address;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <FieldShell {...{ label, hint, errors, optional, className }}>
      {(describe) => (
        <div ref={place} className="grid justify-items-start gap-3">
          <input className={controlClass} {...input} {...describe} />
          <MediaPicker onChoose={({ address }) => write(address)} />
        </div>
      )}
    </FieldShell>
  );
}
