import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** As they come in an answer; what extensions may contain has no form in JSON. */
export type NewPasskeyOptions = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
export type PasskeyOptions = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;

/** The server's question to the browser: a new passkey, or the use of one. */
export type PasskeyAsk =
  | { isNew: true; options: NewPasskeyOptions }
  | {
      isNew?: false;
      options: PasskeyOptions;
      /** In the list of a field, until one is chosen. */
      isOffer?: true;
    };

/** The answers of re-authentication by passkey: the question for the browser, then whether its answer was right. */
export type PasskeyReauthentication = { options: PasskeyOptions } | { isProved: true } | { problem: string };
