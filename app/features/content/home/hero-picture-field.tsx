import type { ComponentProps } from 'react';

import { PictureField } from '~/features/content/forms/picture-field';
import { homeFallbacks } from './home-texts';

type HeroPictureFieldProps = Pick<ComponentProps<typeof PictureField>, 'name' | 'defaultValue' | 'errors'>;

/** The address of the picture behind the home page's title. */
export function HeroPictureField(field: HeroPictureFieldProps) {
  return (
    <PictureField
      {...field}
      label="Hero picture"
      hint={`Address of a picture of this site. Blank: ${homeFallbacks.heroImageUrl}.`}
      maxLength={200}
      className="sm:col-span-2"
    />
  );
}
