/** Does the same fifty times at once, with the number of each turn. */
export const fifty = <Answer>(act: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => act(index)));
