import { PictureField } from '~/features/content/forms/picture-field';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { homeFallbacks } from './home-texts';

type HeroImageFieldProps = { name: string; stored: string; answer: FormAnswer | undefined };

/** The address of the picture behind the home page's title. */
export function HeroImageField(field: HeroImageFieldProps) {
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
