import type { Plugin } from 'vite';

const jsonSchema = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};/gm;

/** Leaves zod's conversion to JSON Schema out of the build, which nothing in the browser calls. */
export const withoutJsonSchema = (): Plugin => ({
  name: 'giftwell:without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: jsonSchema },
    handler: (code) => {
      const names = [...code.matchAll(exported)].map(([, declared, renamed]) => declared ?? renamed);
      return {
        code: `const unused = () => undefined;\nexport { ${names.map((name) => `unused as ${name}`).join(', ')} };`,
        map: null,
        moduleSideEffects: false,
      };
    },
  },
});
