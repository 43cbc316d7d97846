export const windowMs = 10 * 60_000;
/** The pause that the next attempt keeps, by how many there were in the window; one more than these waits it out. */
export const growingDelays: readonly number[] = [0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000];
/**
 * The pause of an unknown device, by how many failures of such devices the account has seen in the window. Each address
 * has its own wait, so that an attacker cannot lock the owner out.
 */
export const accountDelays: readonly number[] = [
  ...growingDelays.map(() => 0),
  ...[1, 2, 4, 8, 16, 30].map((seconds) => seconds * 1_000),
];
export const noDelays: readonly number[] = growingDelays.map(() => 0);

/** How many milliseconds the next attempt has to wait; `attempts` are the earlier ones in the window, oldest first. */
export function waitMs(attempts: readonly number[], now: number, delays: readonly number[]): number {
  const oldest = attempts[0];
  const newest = attempts.at(-1);
  if (oldest === undefined || newest === undefined) return 0;
  const next = attempts.length >= delays.length ? oldest + windowMs : newest + delays[attempts.length]!;
  return Math.max(0, next - now);
}

/** `1 second`, `45 seconds`, `10 minutes`. */
export function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
