export const maxInstructions = 1000;
