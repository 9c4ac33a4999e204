/** Imports go one way (docs: README, map of the folders). Paths are matched as written: `~/db/…` or `../../db/…`. */
const layer = (pattern, message) => ({ regex: `^(~/|(\\.\\.?/)+)(${pattern})(/|$)`, message });

/** A pattern of names that begin differently; the linter's patterns cannot look ahead. */
const otherThan = (word) => [...word].map((letter, at) => `${word.slice(0, at)}([^${letter}]|$)`).join('|');

const never = {
  workers: layer('(\\.\\./)*workers', 'app/ never imports workers/.'),
  routes: layer('routes', 'Only the framework imports routes.'),
  screens: layer('screens', 'Only routes import screens.'),
  features: layer('features', 'This folder stands below features.'),
  components: layer('components', 'This folder stands below components.'),
  platform: layer(
    'platform',
    'Take the platform as an argument (services), or move this to a route or worker.',
  ),
  db: {
    regex: `^(~/|(\\.\\.?/)+)db($|/(${otherThan('vocabulary')}))`,
    message: 'Call a feature: this folder must not use the database.',
  },
  jobs: layer('jobs', 'Call a feature: this folder must not use jobs.'),
  emails: layer('emails', 'Call a feature: this folder must not use e-mails.'),
};

const unboundedParser = {
  regex: '^htmlparser2$',
  message: 'Use pageTree or parseMarkup: they limit what a stranger’s markup may cost.',
};

function imports(files, ...forbidden) {
  const patterns = [...forbidden.map((name) => never[name]), unboundedParser];
  if (forbidden.includes('db')) {
    patterns.push({
      regex: '^drizzle-orm',
      message: 'Call a feature: this folder must not use the database.',
    });
  }
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const linesOfFunction = (max) => ({ max, skipBlankLines: true, skipComments: true });

const foreignFetch = { name: 'fetch', message: 'Addresses of people and pages go through SiteFetcher.' };
const hiddenFetch = { object: 'globalThis', property: 'fetch', message: foreignFetch.message };

/** Rules of one plugin, each an error, from their names with spaces between. */
function errors(prefix, names) {
  const each = names.trim().split(/\s+/);
  return Object.fromEntries(each.map((name) => [`${prefix}${name}`, 'error']));
}

const everywhere = {
  ...errors(
    '',
    `no-array-constructor no-constant-condition no-control-regex no-empty no-unreachable no-unused-expressions
    no-var prefer-const prefer-rest-params prefer-spread`,
  ),
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  ...errors(
    'typescript/',
    `no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion
    no-import-type-side-effects no-misused-new no-namespace no-non-null-asserted-optional-chain
    no-require-imports no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging
    no-unsafe-function-type no-wrapper-object-types prefer-as-const prefer-namespace-keyword
    triple-slash-reference`,
  ),
  'typescript/ban-ts-comment': ['error', { 'ts-ignore': 'allow-with-description' }],
  'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  ...errors('import/', 'first newline-after-import no-self-import'),
  'import/no-duplicates': ['error', { preferInline: true }],
  'own/no-transaction': 'error',
};

const keysAndMouse = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];
const list = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];

const pages = {
  ...errors('react/', 'rules-of-hooks exhaustive-deps'),
  ...errors(
    'jsx-a11y/',
    `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes
    aria-role aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content
    html-has-lang iframe-has-title img-redundant-alt interactive-supports-focus label-has-associated-control
    media-has-caption mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements
    no-noninteractive-tabindex no-redundant-roles role-has-required-aria-props role-supports-aria-props scope
    tabindex-no-positive`,
  ),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: ['onError', 'onLoad', ...keysAndMouse],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: list,
      ol: list,
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    { allowExpressionValues: true, handlers: keysAndMouse },
  ],
};

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/*.cjs',
    'build/',
    '**/.cache/',
    '**/.wrangler/',
    'test-results/',
    'migrations/',
    'public/',
  ],
  options: { reportUnusedDisableDirectives: 'error' },
  rules: everywhere,
  overrides: [
    { files: ['app/**/*.tsx'], rules: pages },
    {
      files: ['app/**/*.{ts,tsx}', 'workers/**/*.ts'],
      rules: { 'max-lines': ['error', { max: 300 }] },
    },
    {
      files: ['app/**/*.ts', 'workers/**/*.ts', 'scripts/**/*.mjs'],
      rules: { 'max-lines-per-function': ['error', linesOfFunction(40)] },
    },
    {
      files: ['app/**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', linesOfFunction(80)] },
    },
    // The type checker does not read these files.
    { files: ['**/*.mjs'], env: { node: true, es2024: true }, rules: { 'no-undef': 'error' } },
    {
      files: ['app/**/*.{ts,tsx}'],
      excludeFiles: ['app/platform/log.ts'],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['app/routes/**', 'app/screens/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'A route calls features, not the network.' },
        ],
      },
    },
    {
      files: ['app/features/**/*.{ts,tsx}', 'app/platform/**/*.ts', 'workers/**/*.ts'],
      // Exceptions: requests of the browser to this site, and the operator's own endpoints.
      excludeFiles: [
        'app/features/**/use-*.ts',
        'app/platform/cache/purge-platform.ts',
        'app/platform/models/**',
        'app/platform/sites/**',
      ],
      rules: {
        'no-restricted-globals': ['error', foreignFetch],
        'no-restricted-properties': ['error', hiddenFetch],
      },
    },
    {
      files: [
        'app/{routes,screens}/**/*.server.ts',
        'app/routes/**/route.tsx',
        'app/features/**/*.server.ts',
      ],
      rules: { 'own/read-intent': 'error' },
    },
    { files: ['app/**/*.ts'], rules: { 'own/require-owner': 'error' } },
    imports(['app/**/*.{ts,tsx}'], 'workers'),
    imports(['app/routes/**'], 'workers', 'db', 'jobs', 'emails'),
    imports(['app/screens/**'], 'workers', 'routes', 'db', 'jobs', 'emails'),
    imports(['app/features/**/*.ts'], 'workers', 'routes', 'screens', 'components', 'platform'),
    imports(
      ['app/features/**/*.tsx', 'app/features/**/use-*.ts'],
      'workers',
      'routes',
      'screens',
      'platform',
    ),
    imports(
      ['app/components/{editing,forms,layout}/**'],
      'workers',
      'routes',
      'screens',
      'platform',
      'db',
      'jobs',
      'emails',
    ),
    imports(
      ['app/components/ui/**'],
      'workers',
      'routes',
      'screens',
      'features',
      'platform',
      'db',
      'jobs',
      'emails',
    ),
    imports(['app/platform/**'], 'workers', 'routes', 'screens', 'components'),
    imports(
      ['app/jobs/**', 'app/emails/**'],
      'workers',
      'routes',
      'screens',
      'features',
      'components',
      'platform',
    ),
    imports(
      ['app/db/**'],
      'workers',
      'routes',
      'screens',
      'features',
      'components',
      'platform',
      'jobs',
      'emails',
    ),
    imports(
      ['app/lib/**'],
      'workers',
      'routes',
      'screens',
      'features',
      'components',
      'platform',
      'db',
      'jobs',
      'emails',
    ),
    imports(['workers/**'], 'routes', 'screens', 'components'),
  ],
};
