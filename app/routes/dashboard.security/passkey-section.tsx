import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { formatLongDay } from '~/lib/time/dates';

type PasskeySectionProps = {
  passkeys: readonly { id: string; name: string; since: Date; lastUsedAt: Date | null }[];
};

/** The account's passkeys, with a link to where they are added, renamed and removed. */
export function PasskeySection({ passkeys }: PasskeySectionProps) {
  return (
    <section aria-labelledby="passkeys" className="grid content-start gap-4">
      <h2 id="passkeys" className="text-xl">
        Passkeys
      </h2>
      <Card padding="wide" className="grid justify-items-start gap-4">
        {passkeys.length === 0 ? (
          <p>
            <strong>None yet.</strong> With a passkey you sign in by fingerprint, face or PIN, without a
            password or a code.
          </p>
        ) : (
          <ul className="grid w-full gap-2">
            {passkeys.map(({ id, name, since, lastUsedAt }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-ink-soft">
                  {lastUsedAt ? ` last used ${formatLongDay(lastUsedAt)}` : ` added ${formatLongDay(since)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink to="/dashboard/security/passkeys" variant="secondary">
          {passkeys.length === 0 ? 'Add a passkey' : 'Manage passkeys'}
        </ButtonLink>
      </Card>
    </section>
  );
}
