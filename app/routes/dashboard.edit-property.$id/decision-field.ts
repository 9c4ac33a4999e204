/** A decision that goes with the property's form, until there are scripts. */
export const decisionField = 'decision';
