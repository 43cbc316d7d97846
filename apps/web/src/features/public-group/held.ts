import { create } from 'zustand';
import { keptForAll } from '../../ui/memory/browser-memory.js';

/** A contribution that was made in this browser. */
export interface Held {
  shareCode: string;
  /** Its secret code. */
  code: string;
  /** The idea it voted for. */
  ideaId?: number;
}

const maxHeld = 200;
const stored = keptForAll<Held[]>('giftwell-contributions', []);
const useStored = create<{ held: readonly Held[] }>(() => ({ held: stored.read() }));

/** Contributions of this browser, newest first. */
export const useHeldHere = (): readonly Held[] => useStored(({ held }) => held);

/** Adds or changes a contribution. */
export function holdHere(held: Held): void {
  const others = stored.read().filter(({ code }) => code !== held.code);
  const all = [held, ...others].slice(0, maxHeld);
  stored.write(all);
  useStored.setState({ held: all });
}
