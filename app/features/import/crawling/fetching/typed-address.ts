import { webAddress } from '~/lib/paths';

const bareHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?:[/?#]\S*)?$/i;

/**
 * The address that a person typed for a website, normalised; 'www.example.com.au' is meant as https. Null when it is
 * not one of the web.
 */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  return webAddress(bareHost.test(text) ? `https://${text}` : text);
}
