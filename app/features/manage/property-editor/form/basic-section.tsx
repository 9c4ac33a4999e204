import { propertyTypeOptions } from '~/features/directory/property/property-types';
import { EditorSection, Spot } from '~/components/editing/editor-section';
import { CheckboxField } from '~/components/forms/checkbox-field';
import type { Suburb } from '~/features/directory/listing/place-of-suburb';
import type { EditorMode } from '~/features/directory/listing/property-form';

import { AddressFields } from './address-fields';
import { EditorInput, EditorSelect, type EditorFieldset } from './editor-input';

export type SectionProps = { fields: EditorFieldset; focusOn?: string; mode: EditorMode };

const stars = [1, 2, 3, 4, 5];

/** Name, type and place. */
export function BasicSection({ suburbs, ...common }: SectionProps & { suburbs: readonly Suburb[] }) {
  const { fields, focusOn, mode } = common;
  const isNearAirport = fields.near_airport?.initialValue === 'on';
  const field = { fields, focusOn };
  return (
    <EditorSection id="basic" title="Basic Information">
      <EditorInput {...field} name="name" wide required maxLength={120} autoComplete="off" />
      <EditorSelect {...field} name="property_type" required>
        <option value="">Choose a type</option>
        {propertyTypeOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </EditorSelect>
      <EditorSelect {...field} name="star_rating" optional>
        <option value="">No star rating</option>
        {stars.map((count) => (
          <option key={count} value={count}>
            {count} {count === 1 ? 'star' : 'stars'}
          </option>
        ))}
      </EditorSelect>
      <AddressFields {...field} suburbs={suburbs} />
      <Spot name="near_airport" wide>
        <CheckboxField
          name="near_airport"
          value="on"
          defaultChecked={isNearAirport}
          box="shrink-0 accent-jacaranda"
          className="cursor-pointer"
        >
          <span>
            Near the airport <span className="text-ink-soft">(within 10 km of it)</span>
          </span>
        </CheckboxField>
      </Spot>
      <EditorInput
        {...field}
        name="tags"
        wide
        optional
        hint="What sets it apart, with commas between: family, pet friendly, sea views"
      />
      <MapFields {...common} />
      {mode === 'edit' && <SlugField {...common} />}
    </EditorSection>
  );
}

function MapFields({ fields, focusOn }: SectionProps) {
  const field = { fields, focusOn };
  const names = [
    'latitude',
    'longitude',
    'google_maps_url',
    'google_maps_place_id',
    'map_embed_url',
  ] as const;
  const isWrong = names.some((name) => fields[name]?.errors);
  return (
    <details open={isWrong || undefined} className="sm:col-span-2">
      <Summary text="Map and coordinates" />
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <p className="text-sm text-ink-soft sm:col-span-2">
          Without coordinates of its own the property takes its suburb&apos;s.
        </p>
        <EditorInput {...field} name="latitude" optional inputMode="text" placeholder="-34.9285" />
        <EditorInput {...field} name="longitude" optional inputMode="text" placeholder="138.6007" />
        <EditorInput {...field} name="google_maps_url" wide optional type="url" inputMode="url" />
        <EditorInput
          {...field}
          name="google_maps_place_id"
          wide
          optional
          maxLength={255}
          autoComplete="off"
          hint="Names the place on Google Maps even when its name or address changes"
        />
        <EditorInput
          {...field}
          name="map_embed_url"
          wide
          optional
          hint="On Google Maps: Share, Embed a map, Copy HTML"
        />
      </div>
    </details>
  );
}

function SlugField({ fields, focusOn }: SectionProps) {
  return (
    <details open={Boolean(fields.slug?.errors) || undefined} className="sm:col-span-2">
      <Summary text="Web address" />
      <div className="mt-3">
        <EditorInput
          fields={fields}
          focusOn={focusOn}
          name="slug"
          maxLength={90}
          autoComplete="off"
          hint="The last part of the page's address. A new name does not change it; when you do, the old address leads to the new one."
        />
      </div>
    </details>
  );
}

const Summary = ({ text }: { text: string }) => (
  <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-jacaranda underline">
    {text}
  </summary>
);
