import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { requireOwner } from './scripts/lint/require-owner.mjs';

/** Imports go one way (docs: README, map of the folders). Paths are matched as written: `~/db/…` or `../../db/…`. */
const layer = (pattern, message) => ({ regex: `^(~/|(\\.\\.?/)+)(${pattern})(/|$)`, message });

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
  db: layer('db(?!/vocabulary)', 'Call a feature: this folder must not use the database.'),
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

const noTransaction = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: 'D1 refuses BEGIN: put the statements into one db.batch.',
};

const untoldIntent = {
  selector: "CallExpression[callee.property.name='get'][arguments.0.value='intent']",
  message: 'Add it to formIntents and call readIntent, so that the permission table contains it.',
};

const linesOfFunction = (max) => ({ max, skipBlankLines: true, skipComments: true });

const foreignFetch = { name: 'fetch', message: 'Addresses of people and pages go through SiteFetcher.' };
const hiddenFetch = { object: 'globalThis', property: 'fetch', message: foreignFetch.message };

export default tseslint.config(
  { ignores: ['build/', '**/.cache/', '**/.wrangler/', 'test-results/', 'migrations/', 'public/'] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-unreachable': 'error',
      'no-constant-condition': 'error',
      'no-control-regex': 'error',
      'no-empty': 'error',
      'no-restricted-syntax': ['error', noTransaction],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': 'allow-with-description' }],
      'import-x/first': 'error',
      'import-x/newline-after-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
    },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs['recommended-latest']],
  },
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
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/platform/log.ts'],
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
    ignores: [
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
    files: ['app/{routes,screens}/**/*.server.ts', 'app/routes/**/route.tsx', 'app/features/**/*.server.ts'],
    rules: { 'no-restricted-syntax': ['error', noTransaction, untoldIntent] },
  },
  {
    files: ['app/**/*.ts'],
    plugins: { own: { rules: { 'require-owner': requireOwner } } },
    rules: { 'own/require-owner': 'error' },
  },
  imports(['app/**/*.{ts,tsx}'], 'workers'),
  imports(['app/routes/**'], 'workers', 'db', 'jobs', 'emails'),
  imports(['app/screens/**'], 'workers', 'routes', 'db', 'jobs', 'emails'),
  imports(['app/features/**/*.ts'], 'workers', 'routes', 'screens', 'components', 'platform'),
  imports(['app/features/**/*.tsx', 'app/features/**/use-*.ts'], 'workers', 'routes', 'screens', 'platform'),
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
);
