import type { Plugin } from 'vite';

const contracts = /\/libs\/contracts\/src\/.+\.ts$/;
const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/** Leaves the summaries of routes out of the build: only the server's description of its routes shows them. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: contracts },
    handler: (code) => ({ code: code.replace(summary, ''), map: null }),
  },
});
