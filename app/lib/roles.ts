import type { Role } from '~/db/vocabulary';

export const roleNames: Record<Role, string> = {
  owner: 'Property Owner',
  moderator: 'Moderator',
  admin: 'Admin',
};

/** Admins and moderators may see and change every property, page and lead. */
export function isStaff({ role }: { role: Role }): boolean {
  return role === 'admin' || role === 'moderator';
}
