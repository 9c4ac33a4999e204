import { useFocusOnError } from '~/components/forms/answered-form';
import { ButtonLink } from '~/components/ui/button';
import { RedirectFields } from '~/features/content/redirects/redirect-fields';
import type { RedirectValues } from '~/features/content/redirects/rules/redirect-form';
import { redirectsHome } from '~/features/content/redirects/redirect-query';
import { GuardedForm } from '~/features/content/forms/guarded-form';

import type { SaveProblem } from './answer-save.server';

type RedirectFormProps = {
  id: string;
  values: RedirectValues;
  answer: SaveProblem | undefined;
  /** Version of the stored redirect that the form shows; absent for a new one. */
  version?: number;
};

/**
 * The form of a redirect; after a refusal with what was typed, and the focus on the first field with an
 * error.
 */
export function RedirectForm({ id, values, answer, version }: RedirectFormProps) {
  const form = useFocusOnError(answer);
  return (
    <GuardedForm
      id={id}
      formRef={form}
      isTyped={answer !== undefined}
      noun="redirect"
      button="Save redirect"
      beside={
        <ButtonLink to={redirectsHome} variant="secondary">
          Cancel
        </ButtonLink>
      }
    >
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <RedirectFields values={values} reply={answer?.reply} pointOn={answer?.pointOn ?? []} />
    </GuardedForm>
  );
}
