/** 'Motel near the beach' for 'motel near the beach'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Pool' within a sentence; 'BBQ' and 'Wi-Fi' stay as they are. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]+( |$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Small letters as the database makes them: of the 26 only. */
export const lowerAsStored = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
