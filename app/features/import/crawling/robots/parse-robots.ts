/** One line of a robots.txt that allows or forbids; `pattern` may contain `*`, and `$` at its end. */
type Rule = { pattern: string; isAllowed: boolean };

export type ParsedRobots = {
  /** For a path with query, as in an address. */
  isAllowed(path: string): boolean;
  /** The file's crawl delay; 0 without one. */
  delaySeconds: number;
};

/** Limit of rules for this robot; a longer file is not understood, and then nothing is allowed. */
const maxRules = 5000;
/**
 * Limit of characters of a rule. A longer rule that forbids is cut, which forbids more; one that allows is
 * dropped.
 */
const longestPattern = 2000;

type Group = { rules: Rule[]; delaySeconds: number };

/**
 * A robots.txt by RFC 9309: the group of that robot, else the one for all; the longest matching rule decides,
 * of two equally long ones the one that allows. Reads each line once and keeps only the rules of these two
 * groups, however many robots are named.
 */
export function parseRobots(text: string, robotName: string): ParsedRobots {
  const groups = readGroups(text, robotName.toLowerCase());
  const { rules, delaySeconds } = groups.get(robotName.toLowerCase()) ??
    groups.get('*') ?? { rules: [], delaySeconds: 0 };
  return { delaySeconds, isAllowed: (path) => rules.length <= maxRules && decide(rules, upper(path)) };
}

function readGroups(text: string, robotName: string): Map<string, Group> {
  const groups = new Map<string, Group>();
  let named = new Set<string>();
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]{1,20})\s{0,20}:([^#]*)/i.exec(line) ?? [];
    const field = key.toLowerCase();
    const said = value.trim();
    if (field === 'user-agent') {
      if (!isNaming) named = new Set();
      const name = (said.split('/')[0] ?? '').trim().toLowerCase();
      if (name === robotName || name === '*') named.add(name);
    } else if (field === 'allow' || field === 'disallow' || field === 'crawl-delay') {
      for (const name of named) groups.set(name, withLine(groups.get(name), field, said));
    }
    if (field) isNaming = field === 'user-agent';
  }
  return groups;
}

function withLine(group: Group = { rules: [], delaySeconds: 0 }, field: string, said: string): Group {
  const isAllowed = field === 'allow';
  const isRule = (isAllowed || field === 'disallow') && said !== '' && group.rules.length <= maxRules;
  if (isRule && (!isAllowed || said.length <= longestPattern)) {
    group.rules.push({ pattern: normal(said.slice(0, longestPattern)), isAllowed });
  }
  const delay = field === 'crawl-delay' && said !== '' ? Number(said) : NaN;
  return Number.isNaN(delay) ? group : { ...group, delaySeconds: delay };
}

function decide(rules: readonly Rule[], path: string): boolean {
  let best: Rule | null = null;
  for (const rule of rules) {
    const isLonger = !best || rule.pattern.length > best.pattern.length;
    const isKinder = best?.pattern.length === rule.pattern.length && rule.isAllowed;
    if ((isLonger || isKinder) && fits(rule.pattern, path)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/**
 * True when a path matches the pattern from its beginning. Each part between two `*` is searched once, at its first
 * position.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/);
  if (!path.startsWith(first)) return false;
  if (isWhole && rest.length === 0) return path === first;
  const end = isWhole ? (rest.pop() ?? '') : '';
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.endsWith(end) && path.length - end.length >= at;
}

/** Non-ASCII letters as percent escapes with capital digits, so that two spellings are equal. */
function normal(path: string): string {
  try {
    return upper(encodeURI(path).replace(/%25/g, '%'));
  } catch {
    return upper(path);
  }
}

const upper = (path: string) => path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
