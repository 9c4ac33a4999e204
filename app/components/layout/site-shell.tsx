import { useState, type ReactNode } from 'react';

import { UnsentForms } from '~/components/forms/unsent/unsent-forms';
import { Toaster } from '~/components/ui/toast/toast';
import { analyticsIdToLoad } from '~/features/content/settings/analytics-id';
import { LaterAnalytics } from '~/features/visit/analytics/later-analytics';
import type { ConsentChoice } from '~/lib/consent-choice';
import { ConsentContext } from '~/features/visit/consent/consent-context';
import { CookieBanner } from '~/features/visit/consent/cookie-banner';
import type { PageFrame } from '~/features/visit/frame/bare-frame';

import { NavigationProgress } from './navigation-progress';
import { OlderNote } from './older-note';
import { PageAnnouncer } from './page-announcer';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

type SiteShellProps = {
  frame: PageFrame;
  consent: { choice: ConsentChoice | null; choose: (choice: ConsentChoice) => void };
  hasHero: boolean;
  children: ReactNode;
};

/** Header, footer and what else surrounds every page. */
export function SiteShell({ frame, consent, hasHero, children }: SiteShellProps) {
  const [isReopened, setReopened] = useState(false);
  const isSignedIn = frame.viewer !== null;
  const isUndecided = frame.asksConsent && consent.choice === null;
  function answer(choice: ConsentChoice) {
    consent.choose(choice);
    if (isReopened) document.getElementById('cookie-settings')?.focus();
    setReopened(false);
  }
  return (
    <Toaster>
      <SkipLink to="#main">Skip to content</SkipLink>
      <NavigationProgress />
      <PageAnnouncer />
      <UnsentForms />
      {(isReopened || isUndecided) && <CookieBanner onChoice={answer} isReopened={isReopened} />}
      <SiteHeader siteName={frame.siteName} links={frame.header} isSignedIn={isSignedIn} hasHero={hasHero} />
      <main id="main" tabIndex={-1} className="outline-none">
        <OlderNote />
        <ConsentContext.Provider value={consent.choice}>{children}</ConsentContext.Provider>
      </main>
      <SiteFooter
        siteName={frame.siteName}
        mainLinks={frame.header}
        columns={frame.footer}
        claim={frame.footerClaim}
        contactEmail={frame.contactEmail}
        social={frame.social}
        isSignedIn={isSignedIn}
        onCookieSettings={() => setReopened(true)}
      />
      <LaterAnalytics id={analyticsIdToLoad(frame.analyticsId, consent.choice)} />
    </Toaster>
  );
}
