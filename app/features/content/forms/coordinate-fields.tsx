import type { ComponentProps } from 'react';

import { TextField } from '~/components/forms/field';
import type { fieldsOf } from '~/lib/form/form-reply';

type CoordinateFieldsProps = {
  field: ReturnType<typeof fieldsOf<string>>;
  latitudeHint: string;
} & Pick<ComponentProps<typeof TextField>, 'required' | 'optional'>;

/** Latitude and longitude in decimal degrees. */
export function CoordinateFields({ field, latitudeHint, ...presence }: CoordinateFieldsProps) {
  const typed = { inputMode: 'text', maxLength: 20, ...presence } as const;
  return (
    <>
      <TextField {...field('latitude')} label="Latitude" hint={latitudeHint} {...typed} />
      <TextField {...field('longitude')} label="Longitude" hint="Around 138.6 for Adelaide." {...typed} />
    </>
  );
}
