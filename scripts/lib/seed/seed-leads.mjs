import { steadyNumber } from '../steady.mjs';

const day = 86_400_000;
const weeks = 12;

const people = [
  ['Maeve Okafor', '0412 555 018'],
  ['Jonas Bell', null],
  ['Priya Raman', '+61 8 5550 4471'],
  ['Tomás Weir', null],
  ['Lena Hofmann', '+49 30 5550 1288'],
  ['Ana Li', '(08) 5550 7734'],
  ['Callum Reid', '0498 555 120'],
  ['Noor Haddad', null],
  ['Sophie Laurent', '+33 1 55 50 33 21'],
  ['Ben Takahashi', '0433 555 907'],
  ["Grace O'Neill", null],
  ['Ivy Marlowe', '0427 555 664'],
];

const questions = [
  'Could we check in around nine in the evening? Our flight lands at eight.',
  'Is there a cot for a baby of ten months, and somewhere to warm a bottle?\n\nWe are happy to bring our own bedding.',
  'Do you have a ground-floor room? My mother walks with a frame.',
  'We are in town for the festival. Is parking on site, and what does it cost a night?',
  'Would a small, well-mannered dog be welcome?',
  'What would a stay of two weeks cost? I work from home and need a desk and a quiet corner.',
  null,
];

const generalQuestions = [
  'We are a group of fourteen for a wedding in the hills. Can you point us to houses that lie near each other?',
  'Which part of town would you choose for three days without a car?',
];

const statuses = ['new', 'new', 'contacted', 'qualified', 'converted', 'closed'];
const answer =
  'Hello,\n\nthank you for writing. Yes, that is no trouble at all: we have noted it for your stay.\n\nKind regards,\nOllie';

/**
 * Statements that fill the leads lists: enquiries for properties of owner@example.com, which gets one where it has none, and
 * general ones, over the twelve weeks before `now`. They come after the accounts and the flags that make properties public.
 */
export function leadStatements(db, now = Date.now()) {
  const leads = Array.from({ length: 64 }, (_, n) => demoLead(n, now));
  return [
    db.prepare(
      `UPDATE properties SET owner_id = 'demo-owner'
       WHERE NOT EXISTS (SELECT 1 FROM properties WHERE owner_id = 'demo-owner') AND id = (
         SELECT min(id) FROM properties WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL)`,
    ),
    db
      .prepare(
        `INSERT INTO leads (id, property_id, name, email, phone, check_in_date, check_out_date, guests, message, status,
           content_key, created_at, updated_at)
         SELECT value ->> 'id', own.id, value ->> 'name', value ->> 'email', value ->> 'phone', value ->> 'checkIn',
           value ->> 'checkOut', value ->> 'guests', value ->> 'message', value ->> 'status', value ->> 'id',
           value ->> 'at', value ->> 'at'
         FROM json_each(?1) LEFT JOIN (
           SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many FROM properties
           WHERE owner_id = 'demo-owner' AND is_approved = 1 AND is_published = 1 AND archived_at IS NULL
         ) own ON own.place = (value ->> 'nth') % own.many AND NOT value ->> 'isGeneral'
         ORDER BY key`,
      )
      .bind(JSON.stringify(leads)),
    db
      .prepare(
        `INSERT INTO lead_events (lead_id, actor_id, kind, from_status, to_status, subject, text, created_at)
         SELECT value ->> 'lead', 'demo-owner', value ->> 'kind', value ->> 'from', value ->> 'to', value ->> 'subject',
           value ->> 'text', value ->> 'at'
         FROM json_each(?1) ORDER BY key`,
      )
      .bind(JSON.stringify(leads.flatMap((lead) => eventsOf(lead, now)))),
  ];
}

/** The first is the oldest; there are more towards today. */
function demoLead(n, now) {
  const share = (word) => steadyNumber('lead', n, word);
  const pick = (list, word) => list[Math.floor(share(word) * list.length) % list.length];
  const [name, phone] = people[n % people.length];
  const age = weeks * 7 * (1 - ((n + share('at')) / 64) ** 0.8);
  const at = Math.round(now - age * day);
  const arrival = now + Math.round((5 + share('stay') * 60) * day);
  const isGeneral = n % 9 === 4;
  const hasDates = share('dates') > 0.2;
  const date = (moment) => new Date(moment).toISOString().slice(0, 10);
  return {
    id: `demo-lead-${n}`,
    nth: n,
    isGeneral,
    name,
    phone,
    at,
    email: `${name
      .normalize('NFD')
      .replace(/[\u0300-\u036f']/g, '')
      .toLowerCase()
      .replace(/[^a-z]+/g, '.')}@example.com`,
    checkIn: hasDates ? date(arrival) : null,
    checkOut: hasDates ? date(arrival + (1 + Math.floor(share('nights') * 6)) * day) : null,
    guests: share('guests') > 0.15 ? 1 + Math.floor(share('guests') * 5) : null,
    message: isGeneral ? pick(generalQuestions, 'question') : pick(questions, 'question'),
    status: age < 3 ? 'new' : pick(statuses, 'status'),
  };
}

function eventsOf({ id: lead, nth, isGeneral, status, at }, now) {
  if (isGeneral || status === 'new') return [];
  const later = (hours) => Math.min(now, Math.round(at + hours * 3_600_000));
  const step = (kind, hours, more) => ({ lead, kind, at: later(hours), ...more });
  return [
    step('reply', 5, { subject: 'Your enquiry', text: answer }),
    step('status', 5, { from: 'new', to: 'contacted' }),
    ...(nth % 3 === 0 ? [step('note', 8, { text: 'Rang back: would like the room at the garden.' })] : []),
    ...(status === 'contacted' ? [] : [step('status', 30, { from: 'contacted', to: status })]),
  ];
}
