/**
 * `created` → `reserved` (has an order) → `capturing` → `completed`, or `pending` before. The amount is reserved in
 * these states until it is booked, or freed by `refused`, `lapsed` or `cancelled`. A `pledged` one becomes `paid`.
 */
export type StoredState =
  | ('pledged' | 'paid' | 'created' | 'reserved' | 'capturing' | 'pending')
  | ('completed' | 'refunded' | 'reversed' | 'refused' | 'lapsed' | 'cancelled');

const reserving: readonly StoredState[] = ['created', 'reserved', 'capturing', 'pending'];

/** Whether the amount is part of the group's `reservedCents`. */
export const holdsReservation = (state: StoredState): boolean => reserving.includes(state);

/** Money was taken in these states. */
const bookedStates = ['completed', 'refunded', 'reversed'] as const satisfies StoredState[];

export const isBooked = ({ state }: { state: StoredState }): boolean =>
  (bookedStates as readonly StoredState[]).includes(state);
