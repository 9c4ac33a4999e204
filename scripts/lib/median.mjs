/** The number in the middle, of an even count the higher of the two; undefined of none. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
