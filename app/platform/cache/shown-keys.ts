/** Keys of properties that an answer shows, for `context.shows`. */
export const propertyKeys = (properties: readonly { id: number }[]): string[] =>
  properties.map(({ id }) => `property:${id}`);

/** Keys of a list of properties whose members can change with any property. */
export const listKeys = ['list', 'terms', 'media'] as const;

/** Keys of the landmarks of a search: those to choose from, and the minutes to one. */
export const keysOfMinutes = ({ near }: { near: string }): string[] =>
  near ? ['landmarks', 'minutes'] : ['landmarks'];

/** Keys of a page of text, which names the settings and ends with featured properties. */
export const contentKeys = ['pages', 'media', 'frame', 'terms', 'ranks'] as const;
