import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { compressed } from './build/compressed.js';
import { inlinedStyles } from './build/inlined-styles.js';
import { openSource } from './build/open-source.js';
import { pinnedFont } from './build/pinned-font.js';
import { pictures } from './build/pictures.js';
import { preloadedFont } from './build/preloaded-font.js';
import { prerendered } from './build/prerendered.js';

/** The input fields that pages have, with what carries them. */
const fieldsOfPages = /@mui\/material\/(OutlinedInput|InputAdornment|Input|InputLabel|NativeSelect)\//;
/** What most pages need and the start page does not. */
const partsOfPages =
  /src\/(?:data|ui)\/(?:\w+\/)?(app-error|contextual-tips|dates|focus|idea-picture|illustrations|message-page|occasion-icon|occasion-kind|occasion-words|pages|planning|saved-suggestions|session-memory|trouble-note|use-page-title)\.tsx?$/;

export default defineConfig(({ mode }) => {
  const { GATEWAY_URL = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, 'GATEWAY_');
  return {
    plugins: [
      react(),
      // As the theme sets it everywhere.
      pinnedFont({ name: /fraunces-latin-soft/, axes: { SOFT: 100 } }),
      preloadedFont(/figtree-latin-wght-normal/),
      inlinedStyles(),
      pictures(),
      openSource(),
      prerendered(),
      compressed(),
    ],
    resolve: { conditions: ['giftwell-source', ...defaultClientConditions] },
    build: {
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every page needs, in parts that are run one after the other; no release of ours changes the first two.
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown[:/]runtime/ },
              { name: 'ground', test: /node_modules\/(@emotion|stylis|@tanstack|zustand|react-router)/ },
              // Takes as long to set up as everything after it.
              { name: 'theme', test: /src\/ui\/theme\/theme/ },
              { name: 'app', tags: ['$initial'] },
              // A small file costs a request, which costs more than its size: what most pages need comes in three.
              {
                name: 'contracts',
                // Only two pages need those of gifts.
                test: /libs\/contracts\/src\/(?!planning\/(gifts|gift-plan|quick))|src\/data\/api\.ts/,
                minShareCount: 2,
              },
              { name: 'fields', test: fieldsOfPages },
              { name: 'parts', test: partsOfPages },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': GATEWAY_URL } },
    preview: { proxy: { '/api': GATEWAY_URL } },
  };
});
