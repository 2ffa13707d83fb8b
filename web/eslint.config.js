// Rules that find faults. How the code looks is prettier's affair; accessibility is the Svelte compiler's,
// whose warnings are errors here.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

// What ESLint's parser cannot tell in a component: types of properties, snippets and callbacks. svelte-check can.
const UNKNOWN_IN_COMPONENTS = [
  'no-redundant-type-constituents',
  'no-unnecessary-type-assertion',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
];

export default defineConfig(
  { ignores: ['node_modules', 'src/generated'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSAsExpression[expression.type="TSAsExpression"][expression.typeAnnotation.type="TSUnknownKeyword"]',
          message: 'A cast through unknown hides a wrong type: say what the value is where it comes from.',
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An interface may ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      'svelte/valid-compile': 'error',
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that prettier leaves alone
      'svelte/prefer-svelte-reactivity': 'off', // Maps and Sets are made anew, or are not to be followed
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['**/*.svelte'],
    rules: Object.fromEntries(UNKNOWN_IN_COMPONENTS.map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
  },
  {
    files: ['**/*.js', '*.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    files: ['*.js', '*.config.ts'],
    languageOptions: { globals: globals.node },
  },
);
