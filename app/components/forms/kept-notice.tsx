import { classes } from '~/lib/classes';
import { ticksPart, type KeptParts } from '~/lib/form/page-parts';
import { noticeText } from '~/lib/notices';

/** Says what a button has done, on a page without scripts that has come back with what was typed beside it. */
export function KeptNotice({ notice, typed }: Pick<KeptParts, 'notice'> & Partial<KeptParts>) {
  const isTicked = typed !== undefined && Object.keys(typed).every((part) => part === ticksPart);
  const said = notice && noticeText(notice);
  return (
    <p
      role="status"
      className={classes('rounded-control p-4', said?.isFailure ? 'bg-terracotta-tint' : 'bg-gum-tint')}
    >
      {said && (
        <>
          <strong>{/[.!?]$/.test(said.title) ? said.title : `${said.title}.`}</strong> {said.text}{' '}
        </>
      )}
      {isTicked
        ? 'What you have ticked is still ticked.'
        : 'What else you have typed is still here and is not saved yet.'}
    </p>
  );
}
