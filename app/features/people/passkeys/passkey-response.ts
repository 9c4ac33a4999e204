import { z } from 'zod';

const maxLength = 20_000;

const base64url = z.string().regex(/^[\w-]*$/);
const credential = {
  id: base64url.min(1).max(1400),
  rawId: base64url.min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).catch([]).default([]),
  }),
});

const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional().catch(undefined),
  }),
});

/** A browser's answer for a new passkey; null for anything else. */
export const readRegistration = (sent: unknown) => readAs(registration, sent);

/** A browser's answer with a passkey; null for anything else. */
export const readAuthentication = (sent: unknown) => readAs(authentication, sent);

export type SentRegistration = z.output<typeof registration>;
export type SentAuthentication = z.output<typeof authentication>;

function readAs<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> | null {
  if (typeof sent !== 'string' || sent.length > maxLength) return null;
  try {
    return schema.safeParse(JSON.parse(sent)).data ?? null;
  } catch {
    return null;
  }
}
