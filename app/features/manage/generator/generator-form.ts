export const maxInstructions = 1000;

/** Messages beside the fields of the generator. */
export const addressRequired = 'URL Required';
export const invalidAddress = 'Please enter a valid URL (including http:// or https://).';
export const instructionsRequired = 'Instructions Required';
