export const verificationHours = 24;
export const resetHours = 1;
