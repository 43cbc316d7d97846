import createCache, { type EmotionCache } from '@emotion/cache';

/** Whether the document came with styles, which include the global ones. Known once the cache is created. */
export let isStyled = false;

/**
 * Emotion's cache, which knows the rules that were rendered with the page. Emotion would find them by itself, but moves
 * their style element, so the browser reads it again and computes the style of the whole page again.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const rendered = document.querySelector<HTMLStyleElement>('[data-rules]');
  if (rendered) {
    isStyled = true;
    for (const name of rendered.dataset.rules!.split(' ')) cache.inserted[name] = true;
    // Global rules are added before it, others after it.
    cache.sheet.tags.push(rendered);
  }
  return cache;
}
