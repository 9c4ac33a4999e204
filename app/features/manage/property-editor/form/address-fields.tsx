import { useRef, type FocusEvent } from 'react';

import type { Suburb } from '~/features/directory/listing/place-of-suburb';
import { suburbOfAddress } from '~/features/directory/listing/suburb-of-address';

import { EditorInput, EditorSelect, type EditorFieldset } from './editor-input';

type SuburbFieldProps = { fields: EditorFieldset; focusOn?: string; suburbs: readonly Suburb[] };

/** The address, and the suburb, which follows from it while none is chosen. */
export function AddressFields({ suburbs, ...field }: SuburbFieldProps) {
  const proposed = useRef<string | null>(null);
  const propose = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const select = currentTarget.form?.elements.namedItem('suburb');
    const slug = suburbOfAddress(suburbs, currentTarget.value);
    // A proposal that was undone is not made again.
    if (!(select instanceof HTMLSelectElement) || select.value || !slug || slug === proposed.current) return;
    proposed.current = slug;
    select.value = slug;
    select.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <EditorInput
        {...field}
        name="address"
        wide
        required
        maxLength={250}
        autoComplete="off"
        hint="Street, suburb, state and postcode"
        onBlur={propose}
      />
      <EditorSelect
        {...field}
        name="suburb"
        wide
        optional
        hint="Where the directory lists the property; proposed from the address"
      >
        <option value="">Choose the suburb</option>
        {inAreas(suburbs).map(({ suburb, isWithin }) => (
          <option key={suburb.slug} value={suburb.slug}>
            {isWithin ? `– ${suburb.name}` : suburb.name}
          </option>
        ))}
      </EditorSelect>
    </>
  );
}

/** Each area with the places inside it. */
function inAreas(suburbs: readonly Suburb[]) {
  const slugs = new Set(suburbs.map(({ slug }) => slug));
  const areas = suburbs.filter(({ parentSlug }) => !parentSlug || !slugs.has(parentSlug));
  return areas.flatMap((area) => [
    { suburb: area, isWithin: false },
    ...suburbs
      .filter(({ parentSlug }) => parentSlug === area.slug)
      .map((suburb) => ({ suburb, isWithin: true })),
  ]);
}
