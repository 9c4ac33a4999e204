import { classes } from '~/lib/classes';

/** Badge for handled or open. */
export function MessageBadge({ isHandled }: { isHandled: boolean }) {
  return (
    <span
      className={classes(
        'rounded-pill px-3 py-1 text-sm font-semibold whitespace-nowrap',
        isHandled ? 'bg-sand text-ink-soft' : 'bg-gum-tint text-gum',
      )}
    >
      {isHandled ? 'Handled' : 'Open'}
    </span>
  );
}
