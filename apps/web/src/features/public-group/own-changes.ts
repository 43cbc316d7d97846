/** Longer than the gateway caches the answers of public pages. */
const freshMs = 2_000;
let changedAt = -Infinity;

/**
 * `fetch` for public pages. For a moment after each change of this tab, its requests get new answers (`Cache-Control:
 * no-cache`), so that visitors see at once what they changed.
 */
export const fetchWithOwnChanges: typeof fetch = async (address, init = {}) => {
  const isChange = init.method !== 'GET';
  const isFresh = performance.now() - changedAt < freshMs;
  try {
    return await fetch(address, !isChange && isFresh ? { ...init, cache: 'reload' } : init);
  } finally {
    if (isChange) changedAt = performance.now();
  }
};
