import { Card } from '~/components/ui/card';
import type { Role } from '~/db/vocabulary';
import { roleNames } from '~/lib/roles';

type AccountCardProps = { role: Role; userId: string; memberSince: string | null };

/** Facts about the account that its owner cannot change. */
export function AccountCard({ role, userId, memberSince }: AccountCardProps) {
  const facts = [
    ['Account type', roleNames[role]],
    ['Member since', memberSince ?? 'Not set'],
    ['User ID', userId],
  ] as const;
  return (
    <Card as="section" aria-labelledby="account" padding="wide">
      <h3 id="account" className="text-xl">
        Account Information
      </h3>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-1 py-3">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
