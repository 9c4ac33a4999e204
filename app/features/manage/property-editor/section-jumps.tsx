/** Links to the parts of a long form, in their order. */
export function SectionJumps({ withRatings }: { withRatings: boolean }) {
  const sections = [
    { id: 'basic', label: 'Basics' },
    { id: 'images-title', label: 'Photos' },
    { id: 'description', label: 'Description' },
    { id: 'pricing', label: 'Prices & times' },
    { id: 'contact', label: 'Contact' },
    { id: 'amenities', label: 'Amenities' },
    { id: 'units', label: 'Rooms' },
    ...(withRatings ? [{ id: 'staff', label: 'Ratings' }] : []),
    { id: 'drafts-title', label: 'Drafts' },
  ];
  return (
    <nav aria-label="Sections of the form">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-11 place-items-center rounded-pill border border-control bg-surface px-4 text-sm font-semibold text-ink no-underline hover:bg-sand"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
