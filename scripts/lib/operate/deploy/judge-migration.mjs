/**
 * The line on which a migration gives the reason why it may take something away, on a line of its own: `--
 * destructive: the reason`.
 */
const reasonLine = /^--\s*destructive:\s*(\S.{9,})$/im;

/** A statement that may break a worker of the version before, or that loses data. */
const rules = [
  [/^DROP\s+TABLE\b/i, 'drops a table'],
  [/^DROP\s+VIEW\b/i, 'drops a view'],
  [/^ALTER\s+TABLE\s+\S+\s+DROP\b/i, 'drops a column'],
  [/^ALTER\s+TABLE\s+\S+\s+RENAME\b/i, 'renames'],
  [/^ALTER\s+TABLE\s+\S+\s+ADD\b(?=.*\bNOT\s+NULL\b)(?!.*\bDEFAULT\b)/is, 'adds a column that must be given'],
  [/^ALTER\s+TABLE\s+\S+\s+ADD\b.*\bCHECK\s*\(/is, 'adds a column with a condition'],
  [/^CREATE\s+UNIQUE\s+INDEX\b/i, 'makes a rule of a table tighter'],
  [/^CREATE\s+TRIGGER\b(?=.*\bRAISE\s*\()/is, 'makes a rule of a table tighter'],
  [/^DELETE\s+FROM\b/i, 'deletes rows'],
];

/**
 * The statements of this migration that do more than add: `{ takes, reason }`. `takes` lists `words:
 * statement`; `reason` is the one that the migration gives, or null. A view, trigger or index that is dropped
 * and made again in the same migration is replaced, and a unique index of a table that the migration makes
 * has no rows to refuse. `split` makes statements of a text.
 */
export function judgeMigration(sql, split) {
  const reason = reasonLine.exec(sql)?.[1]?.trim() ?? null;
  const statements = split(sql).map(bare).filter(Boolean);
  const made = new Set(statements.map(madeBy).filter(Boolean));
  const takes = statements.flatMap((statement) => {
    const rule = rules.find(([pattern]) => pattern.test(statement));
    if (!rule || made.has(droppedBy(statement)) || made.has(indexedBy(statement))) return [];
    return [`${rule[1]}: ${statement.replace(/\s+/g, ' ').slice(0, 80)}`];
  });
  return { takes, reason };
}

const bare = (statement) =>
  statement
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .trim();

const nameOf = (kind, pattern) => (statement) => {
  const name = pattern.exec(statement)?.[1];
  return name ? `${kind} ${name.replace(/["`[\]]/g, '').toLowerCase()}` : null;
};
const tableMade = nameOf('table', /^CREATE\s+(?:VIRTUAL\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([^\s(]+)/i);
const viewMade = nameOf('view', /^CREATE\s+VIEW\s+(?:IF\s+NOT\s+EXISTS\s+)?([^\s(]+)/i);
const viewDropped = nameOf('view', /^DROP\s+VIEW\s+(?:IF\s+EXISTS\s+)?([^\s;]+)/i);
const tableIndexed = nameOf('table', /^CREATE\s+UNIQUE\s+INDEX\b.*?\bON\s+([^\s(]+)/is);
const tableTriggered = nameOf('table', /^CREATE\s+TRIGGER\b.*?\bON\s+([^\s(]+)/is);

const madeBy = (statement) => tableMade(statement) ?? viewMade(statement);
/** Only of a view: a table that is made again has lost its rows. */
const droppedBy = (statement) => viewDropped(statement);
const indexedBy = (statement) => tableIndexed(statement) ?? tableTriggered(statement);
