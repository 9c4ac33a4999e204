import type { Role } from '~/db/vocabulary';

/** What kind of account somebody has, as screens and files say it. */
export const roleNames: Record<Role, string> = {
  owner: 'Property Owner',
  moderator: 'Moderator',
  admin: 'Admin',
};
