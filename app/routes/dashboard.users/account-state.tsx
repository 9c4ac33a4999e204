import { classes } from '~/lib/classes';

type AccountStateProps = { emailVerifiedAt: Date | null; deactivatedAt: Date | null };

export function AccountState({ emailVerifiedAt, deactivatedAt }: AccountStateProps) {
  const [word, look] = deactivatedAt
    ? ['Deactivated', 'bg-terracotta-tint text-terracotta']
    : emailVerifiedAt
      ? ['Active', 'bg-gum-tint text-gum']
      : ['Not verified', 'bg-sand text-ink-soft'];
  return (
    <span className={classes('whitespace-nowrap rounded-full px-3 py-1 text-sm font-semibold', look)}>
      {word}
    </span>
  );
}
