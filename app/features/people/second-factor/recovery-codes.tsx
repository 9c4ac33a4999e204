import { useEffect, useRef, useState } from 'react';

import { Button, ButtonLink, buttonClass } from '~/components/ui/button';
import { useHydrated } from '~/lib/browser/use-hydrated';

type RecoveryCodesProps = { codes: readonly string[]; isNew: boolean; siteName: string };

/** Shown once. Can be copied as text without scripts, and with a button with them. */
export function RecoveryCodes({ codes, isNew, siteName }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  const text = `Recovery codes of ${siteName}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid justify-items-start gap-5">
      {isNew && (
        <p role="status" className="rounded-control bg-gum-tint px-4 py-3 text-gum">
          <strong>Your second factor is on.</strong> All your other devices have been signed out.
        </p>
      )}
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Keep these recovery codes
      </h3>
      <p className="measure">
        If you lose your phone, each of them signs you in once in its place. They are shown only now: print
        them or put them where you keep your passwords. {!isNew && 'The ones before no longer work.'}
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-10 gap-y-2 rounded-control bg-sand px-5 py-4 font-mono text-lg tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClass('secondary')}
        >
          Download
        </a>
        <ScriptedWays text={text} />
      </div>
      <ButtonLink to="/dashboard/security" className="print:hidden">
        I have kept them
      </ButtonLink>
    </div>
  );
}

function ScriptedWays({ text }: { text: string }) {
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}
