import type { EditorMode } from '~/features/directory/listing/property-form';

type SectionJumpsProps = { mode: EditorMode; withRatings: boolean };

const photos = { id: 'images-title', label: 'Photos' };

/** Links to the parts of a property's form, in their order; on a wide screen they stay in view. */
export function SectionJumps({ mode, withRatings }: SectionJumpsProps) {
  const isNew = mode === 'add';
  const sections = [
    ...(isNew ? [{ id: 'generator', label: 'From a website' }] : []),
    { id: 'basic', label: 'Basics' },
    ...(isNew ? [photos] : []),
    { id: 'description', label: 'Description' },
    { id: 'pricing', label: 'Prices & times' },
    { id: 'contact', label: 'Contact' },
    { id: 'amenities', label: 'Amenities' },
    { id: 'units', label: 'Rooms' },
    ...(withRatings ? [{ id: 'staff', label: 'Ratings' }] : []),
    ...(isNew
      ? [{ id: 'publication-title', label: 'Publication' }]
      : [{ id: 'drafts-title', label: 'Drafts' }, photos]),
  ];
  return (
    <nav
      aria-label="Sections of the form"
      data-section-jumps
      className="min-w-0 lg:sticky lg:top-18 lg:z-20 lg:-mx-2 lg:bg-paper lg:px-2 lg:py-2"
    >
      <ul className="flex flex-wrap gap-2 lg:flex-nowrap lg:overflow-x-auto lg:p-1">
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="grid min-h-11 place-items-center rounded-pill border border-control bg-surface px-4 text-sm font-semibold whitespace-nowrap text-ink no-underline hover:bg-sand lg:min-h-9 lg:px-3"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
