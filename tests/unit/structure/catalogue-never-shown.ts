const ofClientLibrary =
  'A message of the client library of the described product, which is not the product (readings, 20).';

/** Fixed texts that nobody can come to see, and the reason. */
export const neverShown: Record<string, string> = {
  'You must be logged in to save prompts':
    'The page editor and its forms open to staff who are signed in only.',
  'No session defined in URL': ofClientLibrary,
  'Not a valid PKCE flow url.': ofClientLibrary,
  'No code detected.': ofClientLibrary,
  'Invalid JWT signature': ofClientLibrary,
  'supabaseUrl is required.': ofClientLibrary,
  'supabaseKey is required.': ofClientLibrary,
  'You must provide either an email or phone number and a password': ofClientLibrary,
  'You must provide either an email or phone number.': ofClientLibrary,
};
