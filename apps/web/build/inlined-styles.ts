import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/g;

/** The few rules that the first paint needs stand in the document: asking for them would hold it up. */
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
