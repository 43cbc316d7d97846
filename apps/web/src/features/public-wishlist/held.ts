import type { HeldReservation } from '@giftwell/contracts/planning/reservations';
import { create } from 'zustand';
import { keptForAll } from '../../ui/memory/browser-memory.js';

const maxHeld = 200;
const stored = keptForAll<HeldReservation[]>('giftwell-reservations', []);

/** Reservations that guests made in this browser, newest first. */
const useStored = create<{ held: readonly HeldReservation[] }>(() => ({ held: stored.read() }));

function write(held: readonly HeldReservation[]): void {
  stored.write([...held]);
  useStored.setState({ held });
}

export const useHeldHere = (): readonly HeldReservation[] => useStored(({ held }) => held);

const others = (code: string) => stored.read().filter((each) => each.code !== code);

/** Adds or replaces a reservation. */
export const holdHere = (reservation: HeldReservation): void =>
  write([reservation, ...others(reservation.code)].slice(0, maxHeld));

/** Changes a reservation if it is known here. */
export function changeHere(code: string, state: HeldReservation['state']): void {
  const known = stored.read();
  write(known.map((each) => (each.code === code ? { ...each, state } : each)));
}

export const dropHere = (code: string): void => write(others(code));
