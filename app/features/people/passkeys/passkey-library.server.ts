/**
 * The library that checks passkeys, loaded when somebody uses one: it sets up its certificates' formats as it starts, which no other
 * visit to a new isolate should wait for.
 */
export async function loadPasskeyLibrary() {
  const [server, { isoBase64URL }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...server, isoBase64URL };
}
