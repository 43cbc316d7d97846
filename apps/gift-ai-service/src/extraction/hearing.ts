import type { Note } from './note.js';
import type { Cast } from './recipient.js';
import type { Subjects } from './subjects.js';

/** All that rules need to know about a note. */
export interface Hearing {
  note: Note;
  cast: Cast;
  subjects: Subjects;
  /** The calendar date where the person speaks. */
  today: string;
  timeZone: string;
}
