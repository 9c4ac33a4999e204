import { ButtonLink } from '~/components/ui/button';

export function NoGuides() {
  return (
    <div className="mx-auto max-w-xl text-center">
      <h2 className="text-2xl">No Guides Available</h2>
      <p className="mt-3 text-ink-soft">
        Our guides are being prepared. Until they are here, the location pages tell you about each part of
        Adelaide.
      </p>
    </div>
  );
}

/** Invitation to search, below the guides. */
export function SearchInvitation() {
  return (
    <section aria-labelledby="after_reading" className="bg-sand/60">
      <div className="page section grid grid-cols-1 justify-items-center gap-4 text-center">
        <h2 id="after_reading" className="text-2xl lg:text-3xl">
          Ready to find your place?
        </h2>
        <p className="measure text-ink-soft">
          Compare the stays themselves, or tell us what you are looking for and we will point you to a few.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/search" className="wrap-anywhere">
            Search All Accommodation
          </ButtonLink>
          <ButtonLink to="/contact" variant="secondary" className="wrap-anywhere">
            Get Personal Recommendations
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
