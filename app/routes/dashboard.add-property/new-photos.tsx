import { SideCard } from '~/features/property-editor/side-card';

/** The place for the photos of a new property. */
export function NewPhotos() {
  return (
    <SideCard id="images" title="Property Images">
      <p className="text-ink-soft">
        Once the property is submitted you can add up to 10 photos at a time. The first one is its hero.
      </p>
    </SideCard>
  );
}
