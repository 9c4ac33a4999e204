import { Form } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { usePart } from '~/components/forms/page-form';
import { Button, buttonClass } from '~/components/ui/button';
import { maxNameLength } from '~/features/people/second-factor/factor-limits';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { formatInstant } from '~/lib/time/dates';
import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import type { Refusal } from './passkeys-answer';

type Passkey = { id: string; name: string; isBackedUp: boolean; since: Date; lastUsedAt: Date | null };
type RowProps = { passkey: Passkey; way: ReauthenticationWay | null; refusal: Refusal };

/** A passkey, with its renaming and its removal in folded parts. */
export function PasskeyRow({ passkey, way, refusal }: RowProps) {
  const { name, isBackedUp, since, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          Added <time dateTime={since.toISOString()}>{formatInstant(since)}</time>
          {lastUsedAt ? (
            <>
              , last used <time dateTime={lastUsedAt.toISOString()}>{formatInstant(lastUsedAt)}</time>
            </>
          ) : (
            ', not used yet'
          )}
        </p>
        {isBackedUp && (
          <p className="text-sm text-ink-soft">Kept by a password manager, on all its devices.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 has-[details[open]]:w-full">
        <Rename passkey={passkey} way={way} refusal={refusal} />
        <Remove passkey={passkey} way={way} refusal={refusal} />
      </div>
    </li>
  );
}

function Rename({ passkey: { id, name }, way, refusal }: RowProps) {
  const reply = refusal?.at === `rename ${id}` ? refusal.reply : undefined;
  const part = usePart(`rename ${id}`, 'rename', { name });
  return (
    // The key contains the name: after a renaming the part is folded again, with the new name in its field.
    <details key={name} className="open:w-full" open={reply || part.isTyped ? true : undefined}>
      <summary className={buttonClass('secondary')}>
        Rename<span className="sr-only"> {name}</span>
      </summary>
      <Form method="post" replace preventScrollReset noValidate className="grid max-w-md gap-4 pt-4">
        <input type="hidden" name="intent" value="rename" />
        {part.hidden({ passkey: id })}
        <TextField
          {...part.field(fieldsOf<'name'>(reply, { name })('name'))}
          label="New name"
          maxLength={maxNameLength}
          autoComplete="off"
          required
        />
        <ReauthenticationField way={way} errors={errorsIn(reply, 'proof')} part={part} />
        <div>
          <Button type="submit" {...part.press}>
            Save the name
          </Button>
        </div>
      </Form>
    </details>
  );
}

function Remove({ passkey: { id, name }, way, refusal }: RowProps) {
  const reply = refusal?.at === `remove ${id}` ? refusal.reply : undefined;
  const part = usePart(`remove ${id}`, 'remove', {});
  return (
    <details className="open:w-full" open={reply ? true : undefined}>
      <summary className={buttonClass('secondary')}>
        Remove<span className="sr-only"> {name}</span>
      </summary>
      <Form method="post" replace preventScrollReset noValidate className="grid max-w-md gap-4 pt-4">
        <input type="hidden" name="intent" value="remove" />
        {part.hidden({ passkey: id })}
        <p>You will no longer be able to sign in with it. Delete it on your device as well.</p>
        <ReauthenticationField way={way} errors={errorsIn(reply, 'proof')} part={part} />
        <div>
          <Button type="submit" {...part.press} variant="danger">
            Remove this passkey
          </Button>
        </div>
      </Form>
    </details>
  );
}
