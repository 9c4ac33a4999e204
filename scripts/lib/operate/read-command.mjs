import { parseArgs } from 'node:util';

export const environments = ['staging', 'production'];
/** The places of data: here, or in a deployed environment. */
export const places = ['local', ...environments];

/**
 * The options and words of a command line: `{ values, words }`. `--help` prints `does` and `usage`, and ends
 * the process with 0 before anything is done. Unknown options or words, or a reason from `findProblem(values,
 * words)`, end it with 2. Options are those of `parseArgs`; one with `isNumber` becomes a number of at least
 * 0.
 */
export function readCommand({ usage, does, options = {}, findProblem = () => null }) {
  const { values, words, problem } = parse(process.argv.slice(2), options);
  const { help, ...own } = values;
  const isHelpOnly = help && process.argv.length === 3;
  const wrong = problem ?? (isHelpOnly ? null : findProblem(own, words));
  if (wrong) console.error(wrong);
  if (help) console.log(`${does}\n\n${usage}`);
  else if (wrong) console.error(usage);
  if (wrong || help) process.exit(wrong ? 2 : 0);
  return { values: own, words };
}

function parse(args, options) {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { isNumber: _, ...one }]) => [name, one]),
  );
  try {
    const { values, positionals: words } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...known, help: { type: 'boolean', default: false } },
    });
    return { values: { ...values, ...numbersOf(values, options) }, words, problem: null };
  } catch (error) {
    // Node adds advice for words that begin with a hyphen, which no command takes.
    return { values: { help: args.includes('--help') }, words: [], problem: error.message.split('. ')[0] };
  }
}

function numbersOf(values, options) {
  const names = Object.keys(options).filter((name) => options[name].isNumber);
  return Object.fromEntries(names.map((name) => [name, numberOf(name, values[name])]));
}

function numberOf(name, text) {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`--${name} is a number, and not '${text}'`);
}

/** Why these words are not exactly one of the names; null when they are. */
export function notOneOf(words, names, what = 'environment') {
  if (words.length === 0) return `Which ${what}? One of ${names.join(', ')}.`;
  if (words.length > 1) return `Too many words: ${words.slice(1).join(' ')}`;
  return names.includes(words[0]) ? null : `There is no ${what} '${words[0]}'.`;
}

/** The same for a command whose only word is an environment: `{ name, values }`. */
export function readEnvironmentCommand(command) {
  const { values, words } = readCommand({
    ...command,
    findProblem: (_, given) => notOneOf(given, environments),
  });
  return { name: words[0], values };
}

/** The values of a command that takes no words. */
export function readWordless({ findProblem = () => null, ...command }) {
  const noWords = (values, words) =>
    words.length > 0 ? `It takes no words: ${words.join(' ')}` : findProblem(values);
  return readCommand({ ...command, findProblem: noWords }).values;
}
