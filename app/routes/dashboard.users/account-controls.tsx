import { useFetcher } from '@remix-run/react';

import { controlClass } from '~/components/forms/control-class';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { useNotice } from '~/components/ui/toast/use-notice';
import { roles, type Role } from '~/db/vocabulary';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { errorsIn, typedIn } from '~/lib/form/form-reply';
import { roleNames } from '~/lib/roles';
import { usePart } from '~/components/forms/page-form';

import type { KeptAnswer } from '~/platform/http/forms/answer-page-form.server';

import type { answerUsers } from './answer-users.server';

type Answer = ReturnType<typeof useFetcher<typeof answerUsers>>['data'] | KeptAnswer;

type AccountControlsProps = {
  id: string;
  email: string;
  role: Role;
  deactivatedAt: Date | null;
  reauthenticationWay: ReauthenticationWay | null;
  /** Answer to a form that was sent without scripts. */
  answer: Answer;
};

/** Why a change of this account with `intent` was refused. */
function useRefusal(id: string, answer: Answer) {
  const reply = answer && 'reply' in answer ? answer.reply : null;
  const refusal = typedIn(reply, 'userId') === id ? reply : null;
  const details = useFocusOnError<HTMLDetailsElement>(refusal);
  return { refusal, details };
}

/** Role and access of another account; each change needs a confirmation, since it signs the account out. */
export function AccountControls({
  id,
  email,
  role,
  deactivatedAt,
  reauthenticationWay,
  answer,
}: AccountControlsProps) {
  const fetcher = useFetcher<typeof answerUsers>();
  const { data, state } = fetcher;
  const { refusal, details } = useRefusal(id, data ?? answer);
  useNotice(data);
  const isBusy = state !== 'idle' || undefined;
  const access = deactivatedAt ? 'reactivate' : 'deactivate';
  const refused = (intent: string) => (typedIn(refusal, 'intent') === intent ? refusal : null);
  const ofRole = usePart(`role-${id}`, 'role', { role });
  const ofAccess = usePart(`access-${id}`, access, {});
  const kept = ofRole.field({ name: 'role', defaultValue: typedIn(refused('role'), 'role') ?? role });
  return (
    <details ref={details} className="group" open={refusal || ofRole.isTyped ? true : undefined}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-jacaranda underline underline-offset-4">
        Change<span className="sr-only"> {email}</span>
      </summary>
      <div className="grid gap-3 py-2 lg:w-72">
        <p className="text-sm text-ink-soft">
          A change signs this person out everywhere and is told by mail.
        </p>
        <fetcher.Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="role" />
          {ofRole.hidden({ userId: id })}
          <label className="grid gap-1 text-sm font-semibold">
            Role
            <select key={kept.defaultValue} {...kept} className={controlClass}>
              {roles.map((name) => (
                <option key={name} value={name}>
                  {roleNames[name]}
                </option>
              ))}
            </select>
          </label>
          <ReauthenticationField
            way={reauthenticationWay}
            errors={errorsIn(refused('role'), 'proof')}
            part={ofRole}
          />
          <Button type="submit" {...ofRole.press} variant="secondary" aria-disabled={isBusy}>
            Save
          </Button>
        </fetcher.Form>
        <fetcher.Form method="post" className="grid gap-3 border-t border-line pt-3">
          <input type="hidden" name="intent" value={access} />
          {ofAccess.hidden({ userId: id })}
          <ReauthenticationField
            way={reauthenticationWay}
            errors={errorsIn(refused(access), 'proof')}
            part={ofAccess}
          />
          <Button
            type="submit"
            {...ofAccess.press}
            variant={deactivatedAt ? 'secondary' : 'danger'}
            aria-disabled={isBusy}
          >
            {deactivatedAt ? 'Reactivate' : 'Deactivate'}
          </Button>
        </fetcher.Form>
      </div>
    </details>
  );
}
