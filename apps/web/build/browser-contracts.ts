import type { Plugin } from 'vite';

const contracts = /\/libs\/contracts\/src\/.+\.ts$/;
const summaries = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const errorCodes = /^\s*errors:\s*(?:\[[^\]]*\]|[\w.]+),\n/gm;

/** Leaves summaries and error codes of routes out of the build: only the server's API description shows them. */
export const withoutDocumentation = (): Plugin => ({
  name: 'without-documentation',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: contracts },
    handler: (code) => ({ code: code.replace(summaries, '').replace(errorCodes, ''), map: null }),
  },
});
