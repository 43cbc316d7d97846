const gapMs = 80;
const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Hands items on with a little time between them, so that the eye can follow even when all of them come at once.
 * `settled` resolves when the last one is through; after an abort nothing more comes.
 */
export function oneByOne<T>(show: (item: T) => void, signal: AbortSignal) {
  const gap = calm() ? 0 : gapMs;
  let next = 0;
  let last = Promise.resolve();
  return {
    add(item: T) {
      last = last.then(async () => {
        const wait = next - performance.now();
        if (wait > 0) await new Promise((done) => setTimeout(done, wait));
        if (signal.aborted) return;
        next = performance.now() + gap;
        show(item);
      });
    },
    settled: () => last,
  };
}
