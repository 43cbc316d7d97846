import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { compressed } from './build/compressed.js';
import { inlinedStyles } from './build/inlined-styles.js';
import { pictures } from './build/pictures.js';
import { preloadedFont } from './build/preloaded-font.js';
import { prerendered } from './build/prerendered.js';

export default defineConfig(({ mode }) => {
  const { GATEWAY_URL = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, 'GATEWAY_');
  return {
    plugins: [
      react(),
      preloadedFont(/figtree-latin-wght-normal/),
      inlinedStyles(),
      pictures(),
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
          // What every page needs, in parts that are woken up one after the other; no release of ours changes the first two.
          advancedChunks: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'ground', test: /node_modules\/(@emotion|stylis|@tanstack|zustand|react-router)/ },
              // Takes as long to set up as everything after it.
              { name: 'theme', test: /src\/shared\/theme/ },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': GATEWAY_URL } },
    preview: { proxy: { '/api': GATEWAY_URL } },
  };
});
