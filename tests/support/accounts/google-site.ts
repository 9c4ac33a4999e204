import { startOpenIdServer, type TestPerson } from '../../fakes/openid-server';
import { serveOwnSite } from '../server/own-site';

const verified = { email_verified: true };

/** The accounts that can be chosen at the provider. */
export const people = {
  newcomer: { sub: 'g-new', email: 'newcomer@example.com', name: 'Nell Newcomer', ...verified },
  newcomerPlain: {
    sub: 'g-new-plain',
    email: 'newcomer-plain@example.com',
    name: '<b>Nell</b>',
    ...verified,
  },
  owner: { sub: 'g-owner', email: 'Owner@Example.com', name: 'Somebody Else', ...verified },
  victim: { sub: 'g-victim', email: 'victim@example.com', name: 'Vera Victim', ...verified },
  work: { sub: 'g-work', email: 'moderator@work.example', name: 'Mo Work', ...verified },
  workPlain: { sub: 'g-work-plain', email: 'admin@work.example', name: 'Ad Work', ...verified },
  doubtful: { sub: 'g-doubtful', email: 'owner@example.com', name: 'Dora Doubt', email_verified: false },
  solo: { sub: 'g-solo', email: 'solo@example.com', name: 'Sol Solo', ...verified },
} satisfies Record<string, TestPerson>;

/** A separate site that signs in with a provider on loopback, so that no request leaves the machine. */
export async function serveGoogleSite(name: string) {
  const provider = await startOpenIdServer(people);
  const site = await serveOwnSite(name, provider.vars);
  return {
    ...site,
    provider,
    async stop() {
      await site.stop();
      await provider.stop();
    },
  };
}

export type GoogleSite = Awaited<ReturnType<typeof serveGoogleSite>>;
