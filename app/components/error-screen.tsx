import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { controlClass } from '~/components/forms/control-class';
import { buttonClass, ButtonLink } from '~/components/ui/button';

type ErrorScreenProps = {
  /** Shown large above the heading, such as '404'. */
  code?: string;
  title: string;
  text: ReactNode;
  /** The link that leads on. */
  action?: ReactNode;
  children?: ReactNode;
};

/** The screen that replaces a page. Routes with texts of their own pass them in. */
export function ErrorScreen({ code, title, text, action, children }: ErrorScreenProps) {
  return (
    <div className="page section grid justify-items-center gap-5 text-center">
      {code && <p className="font-display text-4xl font-semibold text-terracotta">{code}</p>}
      <h1 className="text-3xl">{title}</h1>
      <div className="measure text-lg text-ink-soft">{text}</div>
      {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
      {children}
    </div>
  );
}

const elsewhere = [
  { title: 'All accommodation', to: '/search' },
  { title: 'Locations', to: '/locations' },
  { title: 'Guides', to: '/guides' },
  { title: 'Contact', to: '/contact' },
];

/** Status 404: nothing is at this address. */
export function NotFoundScreen() {
  return (
    <ErrorScreen
      code="404"
      title="Oops! Page not found"
      text={
        <p>
          The address may have changed, or the stay may have been taken down. Try a search, or start again.
        </p>
      }
      action={<ButtonLink to="/">Return to Home</ButtonLink>}
    >
      <form
        action="/search"
        method="get"
        role="search"
        className="mt-4 flex w-full max-w-xl flex-wrap gap-3 text-left"
      >
        <label htmlFor="missing-q" className="w-full font-semibold">
          Name, suburb or what you need
        </label>
        <input
          id="missing-q"
          name="q"
          type="search"
          maxLength={100}
          className={`${controlClass} min-w-[min(10rem,100%)] flex-1`}
        />
        <button type="submit" className={buttonClass('secondary')}>
          Search
        </button>
      </form>
      <nav aria-label="Elsewhere on this site">
        <ul className="flex flex-wrap justify-center gap-x-6">
          {elsewhere.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center text-jacaranda underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </ErrorScreen>
  );
}

/** Any other error, without its details. `retryPath` is the requested page. */
export function FailureScreen({ retryPath }: { retryPath: string }) {
  return (
    <ErrorScreen
      title="Something went wrong"
      text={
        <p>
          This page could not be shown. It is our fault, not yours, and trying again often helps. What we
          confirmed is stored. Go back to a form, and what you typed is there.
        </p>
      }
      action={
        <>
          <a href={retryPath} className={buttonClass()}>
            Try again
          </a>
          <ButtonLink to="/" variant="secondary">
            Return to Home
          </ButtonLink>
        </>
      }
    />
  );
}
