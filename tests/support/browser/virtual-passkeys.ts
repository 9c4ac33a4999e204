import type { Page } from 'playwright';

/**
 * Gives the page's browser a device that stores passkeys and confirms at once; returns functions that make it
 * refuse, and confirm again.
 */
export async function addPasskeyDevice(
  page: Page,
): Promise<{ setUnlocked: (isUnlocked: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUnlocked: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
