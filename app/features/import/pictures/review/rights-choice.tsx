import { reviewFields, rightsText } from './extraction-form';
import { Tick } from './tick';

type RightsChoiceProps = {
  hasRights: boolean;
  /** Error when nothing was saved because the confirmation was missing; else null. */
  error: string | null;
};

/** The confirmation that is required to save a picture of a website, with the error beside it. */
export function RightsChoice({ hasRights, error }: RightsChoiceProps) {
  return (
    <div className="grid gap-2">
      <Tick
        name={reviewFields.rights}
        defaultChecked={hasRights}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'rights-error' : undefined}
      >
        {rightsText}
        <span className="block text-sm font-normal text-ink-soft">
          Photographers often keep the rights to their work. Your confirmation is kept with the photos.
        </span>
      </Tick>
      {error && (
        <p id="rights-error" role="alert" className="font-semibold text-terracotta">
          {error}
        </p>
      )}
    </div>
  );
}
