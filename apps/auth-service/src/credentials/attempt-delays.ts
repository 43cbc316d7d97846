export const windowMs = 10 * 60_000;
/** In ms: the pause before the next attempt, by how many there were in the window. After more than these the window must pass. */
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
