import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';

export type TestPerson = { sub: string; email: string; email_verified: boolean; name?: string };

/** How the server can misbehave. */
export const misbehaviours = [
  // First, since keys are kept once they have been read.
  'no keys',
  'wrong nonce',
  'no nonce',
  'wrong audience',
  'another authorized party',
  'wrong issuer',
  'expired',
  'another key',
  'an unknown key',
  'unsigned',
  'signed with the client secret',
  'no id token',
  'access denied',
  'a failing token endpoint',
] as const;
type Misbehaviour = (typeof misbehaviours)[number];

type Input = { params: URLSearchParams; person: TestPerson };

/** The failing token endpoint's answer, which must never be shown or logged. */
const secretBody = 'refresh_token=1//secret-of-the-provider';

/**
 * A provider for OpenID Connect on loopback: a page with a button for each of `people`, codes that work once
 * and only with client secret, redirect address and PKCE verifier, signed id tokens and their keys.
 * `requests` lists what was requested; `secrets` lists everything it sent or received that must be on no page
 * and in no log.
 */
export async function startOpenIdServer(people: Record<string, TestPerson>) {
  const client = { id: `client-${randomUUID()}`, secret: `secret-${randomUUID()}` };
  const [key, otherKey] = await Promise.all([makeKey('first'), makeKey('first')]);
  const codes = new Map<string, Input>();
  const requests: string[] = [];
  const secrets = new Set<string>([client.secret, secretBody]);
  /** From the next request on. */
  let misbehaviour: Misbehaviour | null = null;
  let issuer = '';

  function authorize(url: URL, response: ServerResponse) {
    const params = url.searchParams;
    const problem = authorizeProblem(params, client.id);
    if (problem) return send(response, 400, 'text/plain', problem);
    const back = new URL(params.get('redirect_uri') ?? '');
    back.searchParams.set('state', params.get('state') ?? '');
    if (misbehaviour === 'access denied') {
      back.searchParams.set('error', 'access_denied');
      return redirect(response, back);
    }
    const person = people[params.get('as') ?? ''];
    if (!person) return send(response, 200, 'text/html', choice(url, Object.keys(people)));
    const code = `code-${randomUUID()}`;
    secrets.add(code);
    codes.set(code, { params, person });
    back.searchParams.set('code', code);
    return redirect(response, back);
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const sent = new URLSearchParams(await bodyOf(request));
    secrets.add(sent.get('code_verifier') || client.secret);
    const input = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const problem = tokenProblem(sent, input, client);
    if (problem || !input) return sendJson(response, 400, { error: 'invalid_grant', detail: problem });
    if (misbehaviour === 'a failing token endpoint') return send(response, 500, 'text/plain', secretBody);
    const idToken = await signIdToken(input);
    const accessToken = `access-${randomUUID()}`;
    for (const secret of [idToken, accessToken]) secrets.add(secret);
    return sendJson(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3920,
      scope: 'openid email profile',
      ...(misbehaviour !== 'no id token' && { id_token: idToken }),
    });
  }

  async function signIdToken({ params, person }: Input): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000) - (misbehaviour === 'expired' ? 7200 : 0);
    const claims = {
      ...person,
      ...(misbehaviour !== 'no nonce' && {
        nonce: misbehaviour === 'wrong nonce' ? randomUUID() : params.get('nonce'),
      }),
      ...(misbehaviour === 'another authorized party' && { azp: 'another-client' }),
      iss: misbehaviour === 'wrong issuer' ? 'https://accounts.google.com' : issuer,
      aud: misbehaviour === 'wrong audience' ? 'another-client' : client.id,
      iat: seconds,
      exp: seconds + 3600,
    };
    if (misbehaviour === 'unsigned') return new UnsecuredJWT(claims).encode();
    if (misbehaviour === 'signed with the client secret') {
      const shared = new TextEncoder().encode(client.secret);
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(shared);
    }
    const kid = misbehaviour === 'an unknown key' ? 'unknown' : key.kid;
    const signer = misbehaviour === 'another key' ? otherKey.privateKey : key.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(signer);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer);
    requests.push(`${request.method} ${url.href}`);
    if (url.pathname === '/authorize') return authorize(url, response);
    if (url.pathname === '/token' && request.method === 'POST') return token(request, response);
    if (url.pathname === '/jwks' && misbehaviour !== 'no keys') {
      return sendJson(response, 200, { keys: [key.jwk] });
    }
    return send(response, url.pathname === '/jwks' ? 500 : 404, 'text/plain', 'nothing here');
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: issuer,
    requests,
    secrets,
    /** For `serveOwnSite`. */
    vars: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: issuer,
      GOOGLE_AUTHORIZATION_URL: `${issuer}/authorize`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
      GOOGLE_JWKS_URL: `${issuer}/jwks`,
    },
    /** Null makes it behave again. */
    misbehave(how: Misbehaviour | null) {
      misbehaviour = how;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey as CryptoKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, jwk };
}

function authorizeProblem(params: URLSearchParams, clientId: string): string | null {
  if (params.get('client_id') !== clientId) return 'client_id';
  if (params.get('response_type') !== 'code') return 'response_type';
  if (params.get('scope') !== 'openid email profile') return 'scope';
  if (params.get('code_challenge_method') !== 'S256') return 'code_challenge_method';
  const long = ['state', 'nonce', 'code_challenge'].find((name) => (params.get(name) ?? '').length < 43);
  return long ?? null;
}

type Client = { id: string; secret: string };

function tokenProblem(sent: URLSearchParams, input: Input | undefined, client: Client): string | null {
  if (!input) return 'code';
  if (sent.get('grant_type') !== 'authorization_code') return 'grant_type';
  if (sent.get('client_id') !== client.id || sent.get('client_secret') !== client.secret) return 'client';
  if (sent.get('redirect_uri') !== input.params.get('redirect_uri')) return 'redirect_uri';
  const verifier = sent.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return challenge === input.params.get('code_challenge') ? null : 'code_verifier';
}

/** Buttons, as on a provider's page for choosing an account; all other parameters are passed on. */
function choice(url: URL, names: readonly string[]): string {
  const hidden = [...url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  const buttons = names.map((name) => `<button name="as" value="${name}">${name}</button>`);
  return `<!doctype html><html lang="en"><title>Test provider</title><h1>Who are you?</h1>
    <form action="/authorize">${hidden.join('')}${buttons.join('')}</form></html>`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function redirect(response: ServerResponse, to: URL) {
  response.writeHead(302, { location: to.href }).end();
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body));
