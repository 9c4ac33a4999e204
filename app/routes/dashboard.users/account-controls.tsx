import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';

import { controlClass } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { roles, type Role } from '~/db/vocabulary';
import { roleNames } from '~/features/accounts/roles';
import { noticeText } from '~/features/site/notices';

import type { action } from './route';

type AccountControlsProps = { id: string; email: string; role: Role; deactivatedAt: Date | null };

/** Role and access of somebody else; each change is asked for once more, since it signs them out. */
export function AccountControls({ id, email, role, deactivatedAt }: AccountControlsProps) {
  const fetcher = useFetcher<typeof action>();
  const toast = useToast();
  const { data, state } = fetcher;
  useEffect(() => {
    if (data) toast(noticeToast(noticeText(data.notice)));
  }, [data, toast]);
  const isBusy = state !== 'idle' || undefined;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center font-semibold text-jacaranda underline underline-offset-4">
        Change<span className="sr-only"> {email}</span>
      </summary>
      <div className="grid gap-3 py-2 lg:w-72">
        <p className="text-sm text-ink-soft">
          A change signs this person out everywhere and is told by mail.
        </p>
        <fetcher.Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="userId" value={id} />
          <label className="grid flex-1 gap-1 text-sm font-semibold">
            Role
            <select key={role} name="role" defaultValue={role} className={controlClass}>
              {roles.map((name) => (
                <option key={name} value={name}>
                  {roleNames[name]}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" name="intent" value="role" variant="secondary" aria-disabled={isBusy}>
            Save
          </Button>
        </fetcher.Form>
        <fetcher.Form method="post">
          <input type="hidden" name="userId" value={id} />
          {deactivatedAt ? (
            <Button type="submit" name="intent" value="reactivate" variant="secondary" aria-disabled={isBusy}>
              Reactivate
            </Button>
          ) : (
            <Button type="submit" name="intent" value="deactivate" variant="danger" aria-disabled={isBusy}>
              Deactivate
            </Button>
          )}
        </fetcher.Form>
      </div>
    </details>
  );
}
