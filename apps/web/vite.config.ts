import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type Rolldown } from 'vite';
import { compileHint } from './build/compile-hint.js';
import { compressed } from './build/compressed.js';
import { inlinedStyles } from './build/inlined-styles.js';
import { openSource } from './build/open-source.js';
import { pinnedFont } from './build/pinned-font.js';
import { pictures } from './build/pictures.js';
import { preloadedFont } from './build/preloaded-font.js';
import { developmentStyles, prerendered } from './build/prerendered.js';
import { browserContracts } from './build/browser-contracts.js';
import { withoutUnusedParts } from './build/unused-parts.js';

/** Modules of the app by their file names, in any folder. */
const modules = (...names: string[]) => new RegExp(`apps/web/src/(?:[\\w-]+/)+(${names.join('|')})\\.tsx?$`);

/** The input fields of pages, with their dependencies. */
const fieldsOfPages =
  /@mui\/material\/(OutlinedInput|InputAdornment|Input|InputLabel|NativeSelect|FormHelperText)\/|apps\/web\/src\/ui\/fields\/(choice|text|line)-field\.tsx$/;
const checkbox = /@mui\/material\/(Checkbox|FormControlLabel|internal\/SwitchBase)/;
/** What most pages need and the landing page doesn't. */
const partsOfPages = modules(
  ...['app-error', 'badge', 'cards.styles', 'contextual-tips', 'copy-link', 'counted', 'dates'],
  ...['delete-with-undo', 'focus', 'gift-money', 'idea-picture', 'illustrations', 'with-reauthentication'],
  ...[
    'load-problem-page',
    'not-found-message',
    'message-page',
    'occasion-icon',
    'occasion-kind',
    'occasion-words',
    'pages',
  ],
  ...['panel.styles', 'planning', 'push', 'saved-suggestions', 'session-memory', 'show-more', 'sign-in-page'],
  ...['load-error', 'unreachable-page', 'use-local-day', 'use-page-title', 'page-load-state'],
);
/** What pages of people and of occasions share. */
const partsOfPeople = modules(
  ...['address-book', 'avatar', 'coming', 'days-badge', 'latest-ideas', 'plan-gift', 'search-field'],
  ...['shared-days', 'signed-out', 'use-debounced'],
);
/** What pages of wishlists and of group gifts share. */
const partsOfWishes = modules(
  ...['funding-bar', 'group-gifts.api', 'group-words', 'own-pages', 'own-wishlists', 'public-wishlist.api'],
  ...['raised', 'share-group', 'wishlists.api'],
);
const contractsOfWishes = /libs\/contracts\/src\/planning\/(reservations|wishlists)/;
const wishes = (id: string) => partsOfWishes.test(id) || contractsOfWishes.test(id);
const photos = modules('gift-photo', 'host', 'photo', 'photo.styles', 'photo-or-picture');

/** Files of common modules, in the order in which they claim modules. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page needs, in chunks that are run one after the other; our releases don't change the first three.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown[:/]runtime/ },
  { name: 'ground', test: /node_modules\/(@emotion|stylis|@tanstack|zustand|react-router)/ },
  {
    name: 'styling',
    test: /node_modules\/@mui\/(system|utils|styled-engine|private-theming)\//,
    tags: ['$initial'],
  },
  // Takes as long to run as everything after it.
  { name: 'theme', test: /src\/ui\/theme\/theme/ },
  { name: 'app', tags: ['$initial'] },
  // Runs as a task of its own, before the contracts.
  { name: 'schemas', test: /node_modules\/zod\/|libs\/contracts\/src\/core\// },
  // Each file costs a request, which outweighs its size: the common code of most pages comes in few.
  {
    name: 'contracts',
    // Only few pages need the contracts of gifts, wishlists, payments, files and the settings.
    test: /libs\/contracts\/src\/(?!wishes\/|gateway\/(?!push)|planning\/(gifts|gift-plan|quick|reservations|wishlists)|gift-ai\/(learning|voice|transcription|corrections)|auth\/(?!auth\.)|payments\/)|src\/data\/api\.ts/,
    minShareCount: 2,
  },
  { name: 'fields', test: fieldsOfPages },
  { name: 'parts', test: partsOfPages },
  { name: 'people', test: partsOfPeople },
  { name: 'gifts', test: /libs\/contracts\/src\/planning\/gifts/ },
  { name: 'wishes', test: wishes, minShareCount: 2 },
  { name: 'photos', test: photos },
  { name: 'checkbox', test: checkbox },
];

export default defineConfig(({ mode }) => {
  const { GATEWAY_URL = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, 'GATEWAY_');
  return {
    plugins: [
      react(),
      // The value that the theme uses everywhere.
      pinnedFont({ name: /fraunces-latin-soft/, axes: { SOFT: 100 } }),
      preloadedFont(/figtree-latin-wght-normal/),
      inlinedStyles(),
      pictures(),
      openSource(),
      browserContracts(),
      withoutUnusedParts(),
      compileHint(),
      prerendered(),
      developmentStyles(),
      compressed(),
    ],
    resolve: { conditions: ['giftwell-source', ...defaultClientConditions] },
    build: {
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Routes and schemas that the browser doesn't use, such as those between services, are left out.
        treeshake: { manualPureFunctions: ['defineRoutes', 'z'] },
        output: {
          codeSplitting: {
            groups: chunks,
          },
        },
      },
    },
    server: { proxy: { '/api': GATEWAY_URL } },
    preview: { proxy: { '/api': GATEWAY_URL } },
  };
});
