import { combined } from '~/features/directory/sentence/words/said/combined';

const nearly = (...moods: string[]) => combined(moods, ['y', 'ish']);

/** What only sentences say of the tags, and no suggestion needs: 'boutiquey', 'quiet-ish'. */
export const moodSayings: Record<string, readonly string[]> = {
  quiet: nearly('quiet'),
  romantic: nearly('romantic').concat('romanticky'),
  boutique: nearly('boutique'),
  heritage: nearly('heritage', 'historic'),
  family: nearly('family'),
  beach: nearly('beach'),
};
