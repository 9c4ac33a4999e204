import { sql, type SQL } from 'drizzle-orm';

/**
 * The present name of an entry's subject, as SQL; null when it is gone. People by their account's id, and
 * only with `withPeople`.
 */
export function subjectName(subject: SQL, { withPeople }: { withPeople: boolean }): SQL<string | null> {
  const kind = sql`substr(${subject}, 1, instr(${subject}, ':') - 1)`;
  const key = sql`substr(${subject}, instr(${subject}, ':') + 1)`;
  const row = sql`cast(${key} as integer)`;
  // owner: checked by requireStaff
  return sql<string | null>`case ${kind}
    when 'page' then (select title from pages where id = ${row})
    when 'property' then (select name from properties where id = ${row})
    when 'image' then (select file_name from media_images where id = ${row})
    when 'menu' then (select name from menus where id = ${row})
    when 'redirect' then (select from_path from redirects where id = ${row})
    when 'amenity' then (select name from amenities where id = ${row})
    when 'location' then (select name from location_groups where slug = ${key})
    when 'message' then (select subject from contact_messages where id = ${key})
    when '' then ${withPeople ? sql`(select coalesce(full_name, 'No name') from profiles where user_id = ${subject})` : sql`null`}
  end`;
}
