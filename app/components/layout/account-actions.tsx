import { Form, Link } from '@remix-run/react';

import { classes } from '~/lib/classes';

type AccountActionsProps = { isSignedIn: boolean; className?: string };

const action =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-current px-4 font-semibold whitespace-nowrap no-underline';

/** Signed out: the link to list a property. Signed in: the dashboard and sign-out. */
export function AccountActions({ isSignedIn, className }: AccountActionsProps) {
  if (!isSignedIn) {
    return (
      <Link to="/auth?mode=signup" className={classes(action, className)}>
        List Property
      </Link>
    );
  }
  return (
    <>
      <Link to="/dashboard" className={classes(action, className)}>
        Dashboard
      </Link>
      <Form method="post" action="/sign-out" className="contents">
        <button type="submit" className={classes(action, className)}>
          Sign Out
        </button>
      </Form>
    </>
  );
}
