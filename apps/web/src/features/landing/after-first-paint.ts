import { keyframes } from '@mui/material/styles';

const skipped = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * An animation that leaves out an element's content until the first paint is over, so that text is readable sooner. The
 * element needs an intrinsic height. Parts with different delays are laid out in different frames, each of them short.
 */
export const afterFirstPaint = (delayMs: number) => `${skipped} 1ms ${delayMs}ms backwards`;
