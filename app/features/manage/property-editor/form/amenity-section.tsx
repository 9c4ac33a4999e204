import type { EditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { EditorSection } from '~/components/editing/editor-section';
import { spotId } from '~/components/editing/error-summary';

const maxShown = 8;

type AmenitySectionProps = {
  groups: EditorChoices['amenities'];
  initial: unknown;
  /** Present values, for the summary. */
  current: unknown;
};

/** Chips by category, each a checkbox; above them a short summary of the chosen ones. */
export function AmenitySection({ groups, initial, current }: AmenitySectionProps) {
  const chosen = asList(initial);
  const now = asList(current);
  const names = groups.flatMap(({ items }) =>
    items.filter(({ id }) => now.includes(String(id))).map(({ name }) => name),
  );
  return (
    <EditorSection id="amenities" title="Amenities & Features">
      <p className="text-ink-soft wrap-anywhere sm:col-span-2" id={spotId('amenities')}>
        {names.length === 0 ? 'Nothing chosen yet.' : `Chosen: ${summarised(names)}`}
      </p>
      {groups.map(({ category, label, items }) => (
        <fieldset key={category} className="min-w-0 sm:col-span-2">
          <legend className="max-w-full font-semibold wrap-anywhere">{label}</legend>
          <ul className="mt-2 flex flex-wrap gap-2">
            {items.map(({ id, name }) => (
              <li key={id} className="min-w-0">
                <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-control px-4 py-1.5 has-checked:border-jacaranda has-checked:bg-jacaranda-tint has-checked:text-jacaranda has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-jacaranda">
                  <input
                    type="checkbox"
                    name="amenities"
                    value={id}
                    defaultChecked={chosen.includes(String(id))}
                    className="size-4 shrink-0 accent-jacaranda outline-none"
                  />
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </EditorSection>
  );
}

function summarised(names: readonly string[]): string {
  const more = names.length - maxShown;
  return names.slice(0, maxShown).join(', ') + (more > 0 ? ` +${more} more` : '');
}

function asList(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
