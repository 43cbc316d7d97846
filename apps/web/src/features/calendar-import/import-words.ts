import { counted } from '../../ui/text/counted.js';

interface Removed {
  occasions: number;
  people: number;
  /** How many people stay. */
  kept: number;
}

/** `Removed: 12 dates and 3 people.` */
export function removedText({ occasions, people, kept }: Removed): string {
  const removed = [
    occasions > 0 && counted(occasions, 'date'),
    people > 0 && counted(people, 'person', 'people'),
  ].filter(Boolean);
  const sentences = [
    removed.length > 0 && `Removed: ${removed.join(' and ')}.`,
    kept > 0 && `We kept ${counted(kept, 'person', 'people')}, because you’ve added more about them.`,
  ].filter(Boolean);
  return sentences.join(' ') || 'There was nothing left to remove.';
}

/** `2 new people. We left out 1 date that you already have or that’s in the past.` */
export function addedText(people: number, leftOut: number): string {
  const why = leftOut === 1 ? 'that’s in the past' : 'that are in the past';
  return [
    people > 0 && `${counted(people, 'new person', 'new people')}.`,
    leftOut > 0 && `We left out ${counted(leftOut, 'date')} that you already have or ${why}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
