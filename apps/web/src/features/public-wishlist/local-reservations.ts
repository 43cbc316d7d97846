import type { HeldReservation } from '@giftwell/contracts/planning/reservations';
import { createLocalList } from '../../ui/memory/local-list.js';

/** A reservation that a guest made in this browser. The first ones have neither name nor code of the list. */
export interface LocalReservation extends HeldReservation {
  itemName?: string;
  /** The code of the list. */
  shareCode?: string;
}

export const localReservations = createLocalList<LocalReservation>('giftwell-reservations');
export const useLocalReservations = localReservations.useAll;
