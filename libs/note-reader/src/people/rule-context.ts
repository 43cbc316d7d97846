import type { Note } from '../text/note.js';
import type { Participants } from './recipient.js';
import type { Subjects } from './subjects.js';

/** All that rules need to know about a note. */
export interface RuleContext {
  note: Note;
  participants: Participants;
  subjects: Subjects;
  /** The calendar date where the person speaks. */
  today: string;
  timeZone: string;
}
