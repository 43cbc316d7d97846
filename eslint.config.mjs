import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { sourceBoundaries, testBoundaries } from './tools/lint/boundaries.mjs';
import { layers } from './tools/lint/layers.mjs';

// Without a fresh project graph the boundary rule says nothing at all. Nx makes one for its own tasks.
if (!process.env['NX_TASK_TARGET_PROJECT']) await createProjectGraphAsync();

const nodeGlobals = Object.fromEntries(
  [
    ...[
      'process',
      'console',
      'Buffer',
      'URL',
      'URLSearchParams',
      'fetch',
      'File',
      'FormData',
      'Response',
      'performance',
    ],
    ...['AbortController', 'AbortSignal', 'TextDecoder', 'TextEncoder', 'structuredClone', 'queueMicrotask'],
    ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
  ].map((name) => [name, 'readonly']),
);

const browserGlobals = Object.fromEntries(
  ['window', 'location', 'self', 'URLSearchParams'].map((name) => [name, 'readonly']),
);

const jestGlobals = Object.fromEntries(
  [...['describe', 'test', 'it', 'expect'], ...['beforeAll', 'beforeEach', 'afterEach', 'afterAll']].map(
    (name) => [name, 'readonly'],
  ),
);

const everyRowOf = /^(findBy|findOneBy|findAndCountBy|delete|softDelete|restore|update)$/;
const unscopedStatements = [
  {
    selector: `CallExpression[callee.property.name=${everyRowOf}] > ObjectExpression[properties.length=0]`,
    message: 'An empty condition means every row of the table. Say which rows.',
  },
  {
    selector:
      "CallExpression[callee.property.name='execute']:has(CallExpression[callee.property.name='delete'][arguments.length=0]):not(:has(Identifier[name=/^where/]))",
    message: 'This deletes every row of the table. Add a where.',
  },
];

const environment = 'Only config.ts and the kit read the environment.';
const notInBrowser =
  'The build of the web app leaves this out of routes: see apps/web/build/browser-contracts.ts.';
const leftOut = ['cachedMs', 'cachedForUser', 'maxBodyBytes', 'passesClientAddress', 'passesBrowserId'];
const environmentOfProcess = { object: 'process', property: 'env', message: environment };
const withoutColors = [
  ...['Alert', 'AppBar', 'Avatar', 'Chip', 'FilledInput', 'Slider', 'SnackbarContent', 'SpeedDialAction'],
  ...['StepConnector', 'StepContent', 'TableCell', 'Tooltip'],
];
const colorless = 'The theme leaves out its colors: see apps/web/src/ui/theme/theme.ts.';
const barrel = 'Import the component by its path, such as @mui/material/Button.';

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/dist-bundle',
      '**/dist-tsc',
      '**/node_modules',
      '.nx',
      '.giftwell*',
      '**/test-results',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  // Oxlint, which checks the rules that need types and those of React (.oxlintrc.json), would follow such comments.
  { rules: { 'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'] }] } },
  // Input rules refuse control characters, so patterns must be able to name them.
  { rules: { 'no-control-regex': 'off' } },
  // What exceeded these limits when they came is in eslint-suppressions.json, which only shrinks: see CONTRIBUTING.md.
  {
    rules: { complexity: ['error', 12], 'max-lines-per-function': ['error', 60], 'max-params': ['error', 4] },
  },
  { files: ['apps/web/**/*.tsx'], rules: { 'max-lines-per-function': ['error', 100] } },
  { files: ['**/*.spec.{ts,tsx,mjs}'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: jestGlobals } },
  { files: ['apps/web/public/**/*.js'], languageOptions: { globals: browserGlobals } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      'no-restricted-syntax': ['error', ...unscopedStatements],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}', 'tools/**/*.{mjs,ts}'],
    ignores: ['**/jest.config.mjs'],
    plugins: { '@nx': nx, giftwell: { rules: { layers } } },
    rules: { '@nx/enforce-module-boundaries': sourceBoundaries, 'giftwell/layers': 'error' },
  },
  {
    files: ['{apps,libs,tools}/**/*.spec.{ts,tsx,mjs}'],
    rules: { '@nx/enforce-module-boundaries': testBoundaries },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/contracts/src/**/*.ts'],
    ignores: ['apps/*/src/config.ts', 'apps/e2e/**'],
    rules: {
      'no-restricted-properties': ['error', environmentOfProcess],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@mui/material', message: barrel },
            ...withoutColors.map((name) => ({ name: `@mui/material/${name}`, message: colorless })),
            { name: 'node:process', message: environment },
            { name: 'process', message: environment },
          ],
          patterns: [{ group: ['@mui/material/*/*'], message: barrel }],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        environmentOfProcess,
        ...leftOut.map((property) => ({ property, message: notInBrowser })),
      ],
    },
  },
);
