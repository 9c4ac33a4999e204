/** Code that lint must refuse: [rule as oxlint names it, file it is in, code]. Every rule of the project is here. */
export type BadCode = [rule: string, file: string, code: string];

const anywhere = 'tests/any.ts';
const page = 'app/components/ui/any.tsx';
const long = (count: number) => Array.from({ length: count }, (_, n) => `  call(${n});`).join('\n');
const jsx = (code: string) => `export const Any = () => ${code};\n`;

const language: BadCode[] = [
  ['eqeqeq', anywhere, 'export const same = (a: number, b: number) => a == b;'],
  ['no-array-constructor', anywhere, 'export const list = new Array(1, 2);'],
  ['no-constant-condition', anywhere, 'if (true) call();'],
  ['no-control-regex', anywhere, 'export const odd = /\\x00/;'],
  ['no-empty', anywhere, 'try { call(); } catch {}'],
  ['no-unreachable', anywhere, 'export function f() { return 1; call(); }'],
  ['no-unused-expressions', anywhere, 'isOn && call();'],
  ['no-unused-vars', anywhere, 'const none = 1;'],
  ['no-unused-vars', anywhere, 'export function f(none: string) { return 1; }'],
  ['no-unused-vars', anywhere, 'try { call(); } catch (error) { call(); }'],
  ['no-var', anywhere, 'export var old = 1;'],
  ['prefer-const', anywhere, 'let same = 1; call(same);'],
  ['prefer-rest-params', anywhere, 'export function f() { return arguments[0]; }'],
  ['prefer-spread', anywhere, 'call.apply(undefined, list);'],
];

const types: BadCode[] = [
  ['typescript/ban-ts-comment', anywhere, '// @ts-ignore\ncall();'],
  ['typescript/ban-ts-comment', anywhere, '// @ts-nocheck\ncall();'],
  ['typescript/consistent-type-imports', anywhere, "import { A } from './a';\n\nexport type B = A;"],
  ['typescript/no-duplicate-enum-values', anywhere, 'export enum A { b = 1, c = 1 }'],
  ['typescript/no-empty-object-type', anywhere, 'export type A = {};'],
  ['typescript/no-explicit-any', anywhere, 'export type A = any;'],
  ['typescript/no-extra-non-null-assertion', anywhere, 'export const a = b!!.c;'],
  ['typescript/no-import-type-side-effects', anywhere, "import { type A } from './a';\n\nexport type B = A;"],
  ['typescript/no-misused-new', anywhere, 'export interface A { new (): A }'],
  ['typescript/no-namespace', anywhere, 'export namespace A { export const b = 1; }'],
  ['typescript/no-non-null-asserted-optional-chain', anywhere, 'export const a = b?.c!;'],
  ['typescript/no-require-imports', anywhere, "export const a = require('./a');"],
  [
    'typescript/no-this-alias',
    anywhere,
    'export function f(this: object) { const self = this; call(self); }',
  ],
  ['typescript/no-unnecessary-type-constraint', anywhere, 'export type A<T extends unknown> = T[];'],
  ['typescript/no-unsafe-declaration-merging', anywhere, 'export interface A { b: 1 }\nexport class A {}'],
  ['typescript/no-unsafe-function-type', anywhere, 'export type A = Function;'],
  ['typescript/no-wrapper-object-types', anywhere, 'export type A = String;'],
  ['typescript/prefer-as-const', anywhere, "export const a = 'b' as 'b';"],
  ['typescript/prefer-namespace-keyword', anywhere, 'module A {}'],
  ['typescript/triple-slash-reference', anywhere, '/// <reference path="./a" />\nexport const a = 1;'],
];

const order: BadCode[] = [
  ['import/first', anywhere, "call();\nimport './a';"],
  ['import/newline-after-import', anywhere, "import './a';\ncall();"],
  ['import/no-duplicates', anywhere, "import { a } from './a';\nimport { b } from './a';\n\ncall(a, b);"],
  [
    'import/no-duplicates',
    anywhere,
    "import type { A } from './a';\nimport { b } from './a';\n\ncall(b as A);",
  ],
  ['import/no-self-import', 'tests/itself.ts', "import { a } from './itself';\n\ncall(a);"],
];

const accessible: BadCode[] = [
  ['jsx-a11y/alt-text', page, jsx('<img src="/a.webp" />')],
  ['jsx-a11y/anchor-has-content', page, jsx('<a href="/a" />')],
  ['jsx-a11y/anchor-is-valid', page, jsx('<a href="#">more</a>')],
  [
    'jsx-a11y/aria-activedescendant-has-tabindex',
    page,
    jsx('<div role="grid" aria-activedescendant="a">b</div>'),
  ],
  ['jsx-a11y/aria-props', page, jsx('<p aria-lable="a">b</p>')],
  ['jsx-a11y/aria-proptypes', page, jsx('<p aria-hidden="perhaps">b</p>')],
  ['jsx-a11y/aria-role', page, jsx('<div role="datepicker">b</div>')],
  ['jsx-a11y/aria-unsupported-elements', page, jsx('<meta aria-hidden="true" />')],
  ['jsx-a11y/autocomplete-valid', page, jsx('<input type="text" autoComplete="foo" aria-label="a" />')],
  ['jsx-a11y/click-events-have-key-events', page, jsx('<div onClick={act}>a</div>')],
  ['jsx-a11y/heading-has-content', page, jsx('<h2 />')],
  ['jsx-a11y/html-has-lang', page, jsx('<html><body>a</body></html>')],
  ['jsx-a11y/iframe-has-title', page, jsx('<iframe src="/a" />')],
  ['jsx-a11y/img-redundant-alt', page, jsx('<img src="/a.webp" alt="photo of a room" />')],
  [
    'jsx-a11y/interactive-supports-focus',
    page,
    jsx('<span role="button" onClick={act} onKeyDown={act}>a</span>'),
  ],
  ['jsx-a11y/label-has-associated-control', page, jsx('<label>a</label>')],
  ['jsx-a11y/media-has-caption', page, jsx('<video src="/a.webm" />')],
  ['jsx-a11y/mouse-events-have-key-events', page, jsx('<p onMouseOver={act}>a</p>')],
  ['jsx-a11y/no-access-key', page, jsx('<a href="/a" accessKey="a">a</a>')],
  ['jsx-a11y/no-autofocus', page, jsx('<input autoFocus aria-label="a" />')],
  ['jsx-a11y/no-distracting-elements', page, jsx('<marquee>a</marquee>')],
  [
    'jsx-a11y/no-interactive-element-to-noninteractive-role',
    page,
    jsx('<button type="button" role="article">a</button>'),
  ],
  ['jsx-a11y/no-noninteractive-element-interactions', page, jsx('<li onKeyDown={act}>a</li>')],
  ['jsx-a11y/no-noninteractive-element-interactions', page, jsx('<dialog onClick={act}>a</dialog>')],
  ['jsx-a11y/no-noninteractive-element-to-interactive-role', page, jsx('<h2 role="button">a</h2>')],
  ['jsx-a11y/no-noninteractive-tabindex', page, jsx('<p tabIndex={0}>a</p>')],
  ['jsx-a11y/no-redundant-roles', page, jsx('<button type="button" role="button">a</button>')],
  ['jsx-a11y/no-static-element-interactions', page, jsx('<div onKeyDown={act}>a</div>')],
  ['jsx-a11y/role-has-required-aria-props', page, jsx('<span role="checkbox" tabIndex={0}>a</span>')],
  [
    'jsx-a11y/role-supports-aria-props',
    page,
    jsx('<ul role="radiogroup" aria-labelledby="a" aria-pressed="true"></ul>'),
  ],
  ['jsx-a11y/scope', page, jsx('<div scope="col">a</div>')],
  ['jsx-a11y/tabindex-no-positive', page, jsx('<input tabIndex={3} aria-label="a" />')],
];

const react: BadCode[] = [
  [
    'react-hooks/rules-of-hooks',
    page,
    'export function Any({ isOn }: Props) {\n  if (isOn) useState(1);\n  return null;\n}\n',
  ],
  [
    'react-hooks/exhaustive-deps',
    page,
    'export function Any({ name }: Props) {\n  useEffect(() => call(name), []);\n  return null;\n}\n',
  ],
];

const size: BadCode[] = [
  ['max-lines', 'app/lib/any.ts', long(301)],
  ['max-lines', 'app/screens/any.tsx', long(301)],
  ['max-lines', 'workers/any.ts', long(301)],
  ['max-lines-per-function', 'app/lib/any.ts', `export function f() {\n${long(39)}\n}\n`],
  ['max-lines-per-function', 'workers/any.ts', `export function f() {\n${long(39)}\n}\n`],
  ['max-lines-per-function', 'scripts/lib/any.mjs', `export const f = () => {\n${long(39)}\n};\n`],
  ['no-undef', 'scripts/lib/any.mjs', 'export const f = () => isForgotten;'],
  ['max-lines-per-function', page, `export function f() {\n${long(79)}\n}\n`],
];

const platform: BadCode[] = [
  ['no-console', 'app/features/any.ts', "console.log('a');"],
  ['no-restricted-globals', 'app/routes/any/route.tsx', "await fetch('https://example.com');"],
  ['no-restricted-globals', 'app/screens/any.tsx', "await fetch('https://example.com');"],
  ['no-restricted-globals', 'app/features/any.server.ts', "await fetch('https://example.com');"],
  ['no-restricted-globals', 'app/platform/any.ts', "await fetch('https://example.com');"],
  ['no-restricted-globals', 'workers/any.ts', "await fetch('https://example.com');"],
  ['no-restricted-properties', 'app/features/any.ts', "await globalThis.fetch('https://example.com');"],
  ['no-restricted-properties', 'workers/any.ts', "await globalThis.fetch('https://example.com');"],
];

const own: BadCode[] = [
  ['own/no-transaction', anywhere, 'await db.transaction(work);'],
  ['own/no-transaction', 'app/features/any.server.ts', 'await db.transaction(work);'],
  ...['app/routes/any/act.server.ts', 'app/screens/any.server.ts', 'app/routes/any/route.tsx'].map(
    (file): BadCode => ['own/read-intent', file, "export const intent = form.get('intent');"],
  ),
  ['own/read-intent', 'app/features/any.server.ts', "export const intent = form.get('intent');"],
  [
    'own/require-owner',
    'app/features/any.server.ts',
    "import { leads } from '~/db/schema';\n\nawait db.delete(leads).where(eq(leads.id, id));",
  ],
  ['own/require-owner', 'app/features/any.server.ts', '// owner: checked by nobody\nexport const a = 1;'],
];

const layers: Record<string, string[]> = {
  'app/root.tsx': ['workers'],
  'app/routes/any/route.tsx': ['workers', 'db', 'jobs', 'emails'],
  'app/screens/any.tsx': ['workers', 'routes', 'db', 'jobs', 'emails'],
  'app/features/wing/any.ts': ['workers', 'routes', 'screens', 'components', 'platform'],
  'app/features/wing/any.tsx': ['workers', 'routes', 'screens', 'platform'],
  'app/features/wing/use-any.ts': ['workers', 'routes', 'screens', 'platform'],
  'app/components/editing/any.tsx': ['workers', 'routes', 'screens', 'platform', 'db', 'jobs', 'emails'],
  'app/components/forms/any.tsx': ['workers', 'routes', 'screens', 'platform', 'db', 'jobs', 'emails'],
  'app/components/layout/any.tsx': ['workers', 'routes', 'screens', 'platform', 'db', 'jobs', 'emails'],
  'app/components/ui/any.tsx': [
    'workers',
    'routes',
    'screens',
    'features',
    'platform',
    'db',
    'jobs',
    'emails',
  ],
  'app/platform/any.ts': ['workers', 'routes', 'screens', 'components'],
  'app/jobs/any.ts': ['workers', 'routes', 'screens', 'features', 'components', 'platform'],
  'app/emails/any.ts': ['workers', 'routes', 'screens', 'features', 'components', 'platform'],
  'app/db/any.ts': ['workers', 'routes', 'screens', 'features', 'components', 'platform', 'jobs', 'emails'],
  'app/lib/any.ts': [
    'workers',
    'routes',
    'screens',
    'features',
    'components',
    'platform',
    'db',
    'jobs',
    'emails',
  ],
  'workers/any.ts': ['routes', 'screens', 'components'],
};

const importing = (address: string) => `import { a } from '${address}';\n\ncall(a);`;

function layersOf([file, folders]: [string, string[]]): BadCode[] {
  const addresses = folders.flatMap((folder) => [`~/${folder}/any`, `../../${folder}/any`]);
  if (folders.includes('db')) addresses.push('drizzle-orm', '~/db', '~/db/vocal', '~/db/schema/leads');
  return [...addresses, 'htmlparser2'].map((address) => ['no-restricted-imports', file, importing(address)]);
}

export const badCode: BadCode[] = [
  ...language,
  ...types,
  ...order,
  ...accessible,
  ...react,
  ...size,
  ...platform,
  ...own,
  ...Object.entries(layers).flatMap(layersOf),
  // A name that is given on.
  ['no-restricted-imports', 'app/lib/any.ts', "export { a } from '~/db/client';"],
];

/** Code that lint must not refuse. */
export const goodCode: [file: string, code: string][] = [
  ['app/routes/any/route.tsx', importing('~/db/vocabulary')],
  ['app/routes/any/route.tsx', importing('../../db/vocabulary')],
  ['app/routes/any/route.tsx', importing('~/features/wing/any')],
  ['app/features/wing/any.ts', importing('~/db/schema')],
  ['app/features/wing/any.ts', importing('drizzle-orm')],
  ['app/features/wing/any.tsx', importing('~/components/ui/any')],
  ['app/features/wing/use-any.ts', `${importing('~/components/ui/any')}\nawait fetch('/resource');`],
  ['app/platform/log.ts', "console.log('a');"],
  ['app/platform/models/any.ts', "await fetch('https://example.com');"],
  ['app/platform/sites/any.ts', "await fetch('https://example.com');"],
  ['app/platform/cache/purge-platform.ts', "await fetch('https://example.com');"],
  ['app/screens/any.tsx', jsx('<div role={role} onKeyDown={act}>a</div>')],
  ['app/screens/any.tsx', jsx('<img src="/a.webp" alt="a" onLoad={act} />')],
  ['app/lib/any.ts', `export function f() {\n\n// not counted\n${long(38)}\n}\n`],
  ['scripts/lib/any.mjs', 'export const f = () => new URL(process.argv[2]);'],
  ['tests/any.ts', "export const a: import('./a').A = b == null;"],
  ['tests/any.ts', 'export const f = (_none: string) => 1;'],
  ['tests/any.ts', '// @ts-ignore -- the types of this package are wrong\ncall();'],
  ['tests/any.ts', "export const intent = form.get('intent');"],
];
