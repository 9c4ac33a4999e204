import { Link } from '@remix-run/react';

import { SelectField } from '~/components/forms/field';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { minuteChoices } from '~/features/directory/places/near';

type NearFilterProps = {
  shown: Criteria;
  landmarks: readonly { slug: string; name: string }[];
  onChange: () => void;
};

/** Minutes to a landmark. */
export function NearFilter({ shown, landmarks, onChange }: NearFilterProps) {
  const { near, minutes, by } = shown;
  const choices = [...new Set([...minuteChoices, minutes ?? 5])].toSorted((a, b) => a - b);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Minutes to a landmark</legend>
      <SelectField label="Landmark" name="near" value={near} onChange={onChange}>
        <option value="">Any</option>
        {landmarks.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-[2fr_3fr] gap-3">
        <SelectField label="At most" name="minutes" value={minutes ?? ''} onChange={onChange}>
          <option value="">Any</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice} min
            </option>
          ))}
        </SelectField>
        <SelectField label="By" name="by" value={by ?? ''} onChange={onChange}>
          <option value="">Foot or tram</option>
          <option value="walk">Foot</option>
          <option value="tram">Tram</option>
        </SelectField>
      </div>
      <p className="text-sm text-ink-soft">
        <Link to="/travel-times" className="inline-flex min-h-6 items-center text-jacaranda underline">
          How we work out the minutes
        </Link>
      </p>
    </fieldset>
  );
}
