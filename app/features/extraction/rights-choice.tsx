import { classes } from '~/lib/classes';

import { reviewFields, rightsText } from './extraction-form';

type RightsChoiceProps = {
  hasRights: boolean;
  /** Why nothing was saved for want of it; null when it was not missed. */
  error: string | null;
};

/** The confirmation without which no picture of a website is saved, with the error beside it. */
export function RightsChoice({ hasRights, error }: RightsChoiceProps) {
  return (
    <div className="grid gap-2">
      <label
        className={classes('flex min-h-11 items-start gap-3 py-2 font-semibold', error && 'text-terracotta')}
      >
        <input
          type="checkbox"
          name={reviewFields.rights}
          defaultChecked={hasRights}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'rights-error' : undefined}
          className="mt-0.5 size-5 shrink-0 accent-gum"
        />
        <span className="min-w-0">
          {rightsText}
          <span className="block text-sm font-normal text-ink-soft">
            Photographers often keep the rights to their work. Your confirmation is kept with the photos.
          </span>
        </span>
      </label>
      {error && (
        <p id="rights-error" role="alert" className="font-semibold text-terracotta">
          {error}
        </p>
      )}
    </div>
  );
}
