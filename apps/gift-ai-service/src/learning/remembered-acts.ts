import type { Corrections } from './corrections.js';
import { likingOf, sameSignals, type LearnedAct } from './learned-act.js';

/** Maximum of acts that the model learns from. Older ones would have about a tenth of their weight left. */
export const maxActs = 200;

interface Remembers {
  trainingData: { acts: LearnedAct[]; corrections?: Corrections };
}

export const newestOrder = (rows: readonly Remembers[]): number =>
  rows.reduce((newest, row) => Math.max(newest, ...row.trainingData.acts.map(({ order }) => order)), 0);

const isSame = (one: LearnedAct, other: LearnedAct): boolean =>
  one.suggestionId === other.suggestionId && one.giftId === other.giftId;

/** The acts with one more, which replaces the earlier one of its suggestion or gift; `null` if nothing changed. */
export function withAct(acts: readonly LearnedAct[], act: LearnedAct): LearnedAct[] | null {
  const known = acts.find((one) => isSame(one, act));
  if (known ? sameSignals(known, act) : !likingOf(act)) return null;
  const others = acts.filter((one) => one !== known);
  return likingOf(act) ? [...others, act] : others;
}

/** Keeps the newest acts over all rows; returns the rows that lost some. */
export function forgetOldest<T extends Remembers>(rows: readonly T[]): T[] {
  const orders = rows.flatMap((row) => row.trainingData.acts.map(({ order }) => order));
  if (orders.length <= maxActs) return [];
  const oldest = orders.sort((a, b) => b - a)[maxActs - 1]!;
  return rows.filter((row) => {
    const kept = row.trainingData.acts.filter(({ order }) => order >= oldest);
    const lost = kept.length < row.trainingData.acts.length;
    if (lost) row.trainingData = { ...row.trainingData, acts: kept };
    return lost;
  });
}

interface OfPerson extends Remembers {
  recipientId: number | null;
  recipientKey: string | null;
}

/** Moves the acts on some suggestions to the rows of their current recipient; returns the rows that changed. */
export function moveActs<T extends OfPerson>(
  rows: T[],
  suggestionIds: ReadonlySet<number>,
  recipientId: number,
  newRow: (recipientKey: string | null) => T,
): Set<T> {
  const changed = new Set<T>();
  for (const row of rows.filter((one) => one.recipientId !== recipientId)) {
    const { acts } = row.trainingData;
    const moving = acts.filter(
      ({ suggestionId }) => suggestionId !== null && suggestionIds.has(suggestionId),
    );
    if (moving.length === 0) continue;
    const isTarget = (one: T) => one.recipientId === recipientId && one.recipientKey === row.recipientKey;
    const target = rows.find(isTarget) ?? newRow(row.recipientKey);
    if (!rows.includes(target)) rows.push(target);
    const { corrections } = row.trainingData;
    const staying = acts.filter((act) => !moving.includes(act));
    row.trainingData = staying.length > 0 ? { ...row.trainingData, acts: staying } : { acts: [] };
    target.trainingData = {
      acts: [...target.trainingData.acts, ...moving],
      corrections: { ...corrections, ...target.trainingData.corrections },
    };
    changed.add(row).add(target);
  }
  return changed;
}

/** Moves what is stored about a recipient to the row with this name; returns the rows that changed. */
export function renamePerson<T extends OfPerson>(
  rows: T[],
  { recipientId, recipientKey }: { recipientId: number; recipientKey: string },
  newRow: () => T,
): Set<T> {
  const theirs = rows.filter((row) => row.recipientId === recipientId);
  const others = theirs.filter((row) => row.recipientKey !== recipientKey);
  if (others.length === 0) return new Set();
  const target = theirs.find((row) => row.recipientKey === recipientKey) ?? newRow();
  if (!rows.includes(target)) rows.push(target);
  const all = [...others, target].map(({ trainingData }) => trainingData);
  target.trainingData = {
    acts: all.flatMap(({ acts }) => acts),
    corrections: all.reduce<Corrections>((sum, { corrections }) => ({ ...sum, ...corrections }), {}),
  };
  for (const row of others) row.trainingData = { acts: [] };
  return new Set([...others, target]);
}
