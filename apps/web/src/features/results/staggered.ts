const gapMs = 80;
const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Passes items on with a short delay between them, so that users can follow. `settled` resolves after the last one;
 * after an abort no more are passed on.
 */
export function staggered<T>(show: (item: T) => void, signal: AbortSignal) {
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
