const owners = 200;
const propertiesPerOwner = 2;
const statuses = ['new', 'contacted', 'qualified', 'converted', 'closed'];
const first = [
  'Ana',
  'Maeve',
  'Tomás',
  'Priya',
  'Jonas',
  'Lena',
  'Callum',
  'Noor',
  'Ivy',
  'Grace',
  'Sophie',
  'Ben',
];
const last = ['Li', 'Ng', 'Weir', 'Raman', 'Bell', 'Hofmann', 'Reid', 'Haddad', 'Marlowe', 'Okafor'];
/** Two minutes and a bit: 100,000 leads fill about five months. */
const apartMs = 131_000;
export const leadsBegin = Date.UTC(2026, 5, 1);

/** Statements for accounts and properties that leads belong to; the first owner has every tenth lead. */
export function leadOwners(d1: D1Database): D1PreparedStatement[] {
  const numbers = `with recursive n(n) as (select 0 union all select n + 1 from n where n + 1 < ?1)`;
  return [
    `${numbers} insert or ignore into users (id, email) select 'user-' || n, 'user-' || n || '@example.com' from n`,
    `${numbers} insert or ignore into profiles (id, user_id, email) select 'owner-' || n, 'user-' || n, 'x' from n`,
    `${numbers} insert or ignore into properties (id, name, slug, property_type, address, owner_id)
     select 1000000 + n, 'House ' || n, 'lead-house-' || n, 'hotel', 'Row ' || n, 'owner-' || (n / ${propertiesPerOwner})
     from n`,
  ].map((sql, index) => d1.prepare(sql).bind(index < 2 ? owners : owners * propertiesPerOwner));
}

/** The statement that stores leads number `from` to before `to`. */
export function insertLeads(d1: D1Database, from: number, to: number): D1PreparedStatement {
  const rows = Array.from({ length: to - from }, (_, index) => {
    const n = from + index;
    const house = n % 10 === 0 ? n % propertiesPerOwner : (n * 7) % (owners * propertiesPerOwner);
    const name = `${first[n % first.length]} ${last[(n >> 4) % last.length]}`;
    return {
      id: `lead-${n}`,
      property: n % 25 === 3 ? null : 1_000_000 + house,
      name,
      email: `guest${n}@mail${n % 50}.example.com`,
      phone: `0412 ${String(100_000 + (n % 900_000))}`,
      status: statuses[(n * 3 + (n >> 5)) % statuses.length],
      at: leadsBegin + n * apartMs,
    };
  });
  return d1
    .prepare(
      `insert into leads (id, property_id, name, email, phone, status, content_key, created_at, updated_at)
       select value ->> 'id', value ->> 'property', value ->> 'name', value ->> 'email', value ->> 'phone',
         value ->> 'status', value ->> 'id', value ->> 'at', value ->> 'at'
       from json_each(?) order by key`,
    )
    .bind(JSON.stringify(rows));
}
