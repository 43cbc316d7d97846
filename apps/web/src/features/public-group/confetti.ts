import { useEffect, useRef } from 'react';

/** The colors of the ribbons. */
const colors = ['#b3262e', '#e2a33b', '#1f5148', '#f4ddd0'];

/** Throws confetti once when the goal is reached while the page is open; not for those who prefer less motion. */
export function useConfetti(isReached: boolean): void {
  const was = useRef(isReached);
  useEffect(() => {
    if (!isReached || was.current) return;
    was.current = true;
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      throwConfetti().catch(() => undefined);
  }, [isReached]);
}

async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:2000';
  document.body.append(canvas);
  // Without a worker, whose code would be a blob, which the page's policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  await fire({ particleCount: 160, spread: 100, origin: { y: 0.6 }, colors, disableForReducedMotion: true });
  canvas.remove();
}
