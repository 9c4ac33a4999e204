/** Maximum number of admins and moderators who get their own mail about items for review, and of admins who get one about the site's state. */
const maxMailedStaff = 50;

/**
 * SQL: `id` and `email` of the admins and moderators who can sign in, the longest serving first. Its
 * condition for staff is word for word that of the index profiles_staff.
 */
export const mailedStaff = `select u.id, u.email from profiles p join users u on u.id = p.user_id
  where p.role in ('admin', 'moderator') and u.email_verified_at is not null and u.deactivated_at is null
  order by p.created_at, p.id limit ${maxMailedStaff}`;

/** SQL: the same of admins alone. */
export const mailedAdmins = `select u.id, u.email from profiles p join users u on u.id = p.user_id
  where p.role in ('admin', 'moderator') and p.role = 'admin' and u.email_verified_at is not null and u.deactivated_at is null
  order by p.created_at, p.id limit ${maxMailedStaff}`;
