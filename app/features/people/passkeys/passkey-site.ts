/** The site to which a passkey is bound: `origin` with scheme and port, `rpId` its host. */
export type PasskeySite = { origin: string; rpId: string };

/** `siteOrigin` is the site's own address from its settings; the Host header is untrusted. */
export const passkeySite = (siteOrigin: string): PasskeySite => ({
  origin: siteOrigin,
  rpId: new URL(siteOrigin).hostname,
});
