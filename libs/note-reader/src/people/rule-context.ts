import type { Note } from '../text/note.js';
import type { Participants } from './recipient.js';
import type { Subjects } from './subjects.js';

/** What rules know about a note. */
export interface RuleContext {
  note: Note;
  participants: Participants;
  subjects: Subjects;
  /** The calendar date where the speaker is. */
  today: string;
  timeZone: string;
}
