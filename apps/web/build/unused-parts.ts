import type { Plugin } from 'vite';

/** Zod's conversion to JSON Schema, and the ripples of MUI's buttons, which the theme switches off. */
const unused =
  /\/(?:zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js|@mui\/material\/ButtonBase\/TouchRipple\.mjs)$/;
const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};|^export (default) /gm;

/** Leaves modules that are imported, but never used, out of the build. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'giftwell:unused-parts',
  apply: 'build',
  transform: {
    filter: { id: unused },
    handler: (code) => {
      const names = [...code.matchAll(exported)].map((found) => found.slice(1).find(Boolean));
      return {
        code: `const unused = () => null;\nexport { ${names.map((name) => `unused as ${name}`).join(', ')} };`,
        map: null,
        moduleSideEffects: false,
      };
    },
  },
});
