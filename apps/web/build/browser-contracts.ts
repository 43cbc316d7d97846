import type { Plugin } from 'vite';

const contracts = /\/libs\/contracts\/src\/.+\.ts$/;
const serversOnly = [
  /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm,
  /^\s*errors:\s*(?:\[[^\]]*\]|[\w.]+),\n/gm,
  /^\s*(?:(?:passesClientAddress|passesBrowserId|cachedForUser): true|limit: '\w+'|(?:maxBodyBytes|cachedMs): \w+),\n/gm,
];

/** Leaves what only servers read of routes out of the build: documentation, error codes, limits and caching. */
export const browserContracts = (): Plugin => ({
  name: 'browser-contracts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: contracts },
    handler: (code) => ({
      code: serversOnly.reduce((text, part) => text.replace(part, ''), code),
      map: null,
    }),
  },
});
