/** Lower case without accents, for texts that are compared or searched: 'Café' → 'cafe'. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
