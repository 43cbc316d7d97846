export const windowMs = 10 * 60_000;
/** Delays before the next attempt in ms, by the number of attempts in the window. After these the window must pass. */
export const growingDelays: readonly number[] = [0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000];
/**
 * Delays of an unknown device, by the number of failures of such devices at the account. Each address waits on its own,
 * so that an attacker can't lock the owner out.
 */
export const accountDelays: readonly number[] = [
  ...growingDelays.map(() => 0),
  ...[1, 2, 4, 8, 16, 30].map((seconds) => seconds * 1_000),
];
export const noDelays: readonly number[] = growingDelays.map(() => 0);
