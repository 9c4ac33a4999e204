import { classes } from '~/lib/classes';
import { noticeText, type Notice } from '~/lib/notices';

/** Says what a button has done, on a page without scripts that has come back with what was typed beside it. */
export function KeptNotice({ notice }: { notice: Notice | null }) {
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
      What else you have typed is still here and is not saved yet.
    </p>
  );
}
