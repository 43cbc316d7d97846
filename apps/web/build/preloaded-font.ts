import type { Plugin } from 'vite';

/** Preloads the text font with the first script, instead of after the style sheet that references it. */
export function preloadedFont(name: RegExp): Plugin {
  return {
    name: 'giftwell:preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => name.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}
