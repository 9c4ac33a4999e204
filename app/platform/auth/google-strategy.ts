import type { SessionStorage } from '@remix-run/cloudflare';
import { base64url, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { AuthenticateOptions } from 'remix-auth';
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from 'remix-auth-google';
import { z } from 'zod';

import { toGoogleIdentity, type GoogleIdentity } from '~/features/people/google/google-identity';
import { hmac } from '~/lib/crypto/hmac';

import type { GoogleConfig } from '~/platform/env';
import { giveUpAfter } from '~/lib/time/give-up-after';
import type { Secret } from '~/lib/crypto/secret';

type Options = {
  google: Extract<GoogleConfig, { isSetUp: true }>;
  /** From settings: the Host header is untrusted. */
  callbackURL: string;
  /** Derives verifier and nonce from the state, so that only the state has to be carried. */
  secret: Secret;
};

/** Why the provider's answer was refused, in a word of ours: its own words may contain secrets. */
export class GoogleRefused extends Error {}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(1000).default(''),
  email_verified: z.boolean().default(false),
  name: z.string().max(1000).default(''),
  nonce: z.string(),
  azp: z.string().optional(),
});

const answerWithinMs = 10_000;

/** Keys by their address, kept for the life of the isolate; jose fetches them again for an unknown key. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/**
 * remix-auth-google with what it lacks: endpoints from settings, PKCE, a nonce, and the checked id token,
 * which is the only source of the identity. Created per request.
 */
export class CheckedGoogleStrategy extends GoogleStrategy<GoogleIdentity> {
  private state = base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

  constructor(private options: Options) {
    const { clientId: clientID, clientSecret } = options.google;
    super(
      {
        clientID,
        clientSecret,
        callbackURL: options.callbackURL,
        scope: 'openid email profile',
        prompt: 'select_account',
      },
      ({ profile }) => Promise.resolve(toGoogleIdentity(profile._json)),
    );
    this.authorizationURL = options.google.authorizationUrl;
    this.tokenURL = options.google.tokenUrl;
    // The library's own state is shorter, and its method private.
    Object.assign(this, { generateState: () => this.state });
  }

  /** Throws the redirect to Google from any address but the callback's, where it returns the identity. */
  async authenticate(request: Request, storage: SessionStorage, options: AuthenticateOptions) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === new URL(this.options.callbackURL).pathname) {
      this.state = searchParams.get('state') ?? '';
      return super.authenticate(request, storage, options);
    }
    try {
      return await super.authenticate(request, storage, options);
    } catch (thrown) {
      throw thrown instanceof Response ? await this.withChallenge(thrown) : thrown;
    }
  }

  private async withChallenge(redirect: Response): Promise<Response> {
    const url = new URL(redirect.headers.get('location') ?? '');
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(await this.derive('verifier')),
    );
    url.searchParams.set('code_challenge', base64url.encode(new Uint8Array(digest)));
    url.searchParams.set('code_challenge_method', 'S256');
    url.searchParams.set('nonce', await this.derive('nonce'));
    const headers = new Headers(redirect.headers);
    headers.set('location', url.href);
    return new Response(null, { status: 303, headers });
  }

  private derive(purpose: 'verifier' | 'nonce'): Promise<string> {
    return hmac(this.options.secret, `google-${purpose}:${this.state}`);
  }

  protected async fetchAccessToken(code: string, params: URLSearchParams) {
    params.set('code_verifier', await this.derive('verifier'));
    return giveUpAfter(answerWithinMs, () => super.fetchAccessToken(code, params)).catch(() => {
      throw new GoogleRefused('no token');
    });
  }

  protected async userProfile(_accessToken: string, params?: GoogleExtraParams): Promise<GoogleProfile> {
    const claims = await this.readIdToken(params?.id_token);
    return {
      provider: 'google',
      id: claims.sub,
      displayName: claims.name,
      name: { familyName: '', givenName: '' },
      emails: [{ value: claims.email }],
      photos: [{ value: '' }],
      _json: { ...claims, given_name: '', family_name: '', picture: '', locale: '', hd: '' },
    };
  }

  private async readIdToken(idToken: unknown) {
    const { clientId, issuers, jwksUrl } = this.options.google;
    const { payload } = await jwtVerify(String(idToken), keySet(jwksUrl), {
      issuer: issuers,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat'],
      clockTolerance: 30,
    }).catch((error: unknown) => {
      throw new GoogleRefused(error instanceof errors.JOSEError ? error.code : 'no keys');
    });
    const { data: claims } = claimsSchema.safeParse(payload);
    if (!claims) throw new GoogleRefused('claims');
    if (claims.nonce !== (await this.derive('nonce'))) throw new GoogleRefused('nonce');
    if (claims.azp !== undefined && claims.azp !== clientId) throw new GoogleRefused('authorized party');
    return claims;
  }
}

function keySet(url: string) {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  keySets.set(url, known);
  return known;
}
