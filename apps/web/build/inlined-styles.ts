import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/g;

/** Inlines the few CSS rules of the first paint, because requesting them would delay it. */
export function inlinedStyles(): Plugin {
  return {
    name: 'giftwell:inlined-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(link, (tag, file: string) => {
          const sheet = bundle[file];
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : tag;
        }),
    },
  };
}
