/** So many admins and moderators get a mail of their own about what waits for review. */
const mostMailedStaff = 50;

/**
 * SQL: `id` and `email` of the admins and moderators who can sign in, the longest serving first. It says who is staff word
 * for word as the index profiles_staff has it.
 */
export const mailedStaff = `select u.id, u.email from profiles p join users u on u.id = p.user_id
  where p.role in ('admin', 'moderator') and u.email_verified_at is not null and u.deactivated_at is null
  order by p.created_at, p.id limit ${mostMailedStaff}`;
