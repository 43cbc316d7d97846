import type { Plugin } from 'vite';

/** Has V8 compile all functions of a file in the thread that loads it, instead of one by one as they are called. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** Dialogs and other features are compiled as they are used. */
const feature = /\/src\/features\//;

/** Marks the chunks that run when a page opens. */
export const compileHint = (): Plugin => ({
  name: 'giftwell:compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // The mark must precede the code that Vite adds here.
    order: 'post',
    handler(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && !feature.test(part.facadeModuleId ?? '')) part.code = hint + part.code;
    },
  },
});
