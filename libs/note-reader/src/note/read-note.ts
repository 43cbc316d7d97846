import { extractedFields } from '@giftwell/contracts/gift-ai/voice';
import { ageOn, agesIn } from '../figures/ages.js';
import { budgetsIn } from '../figures/budgets.js';
import { dislikesIn } from '../likings/dislikes.js';
import { noFacts, type NoteReading, type Utterance } from './note-reading.js';
import { collectFacts } from './collect-facts.js';
import { meantOf, type Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { bareThings, likingsIn } from '../likings/likings.js';
import { knownNames } from '../people/known-names.js';
import { bareName, namesIn } from '../people/naming.js';
import { Note } from '../text/note.js';
import { relationshipIn } from './relationship.js';
import { dateText, localNow, occasionDatesIn } from '../dates/occasion-dates.js';
import { occasionsIn } from '../dates/occasions.js';
import { peopleIn } from '../people/people.js';
import { participantsOf } from '../people/recipient.js';
import { Subjects } from '../people/subjects.js';
import { traitsIn } from '../likings/traits.js';
import { lifestylesIn } from '../likings/lifestyles.js';

/** Reads a note with rules only: no key, no network, and always the same result. */
export function readNote({ note: text, known, now, timeZone }: Utterance): NoteReading {
  const note = new Note(text, knownNames([known?.name, known?.nickname]));
  if (note.words.length === 0) return { facts: noFacts(), sources: [], against: [] };
  const participants = participantsOf(note, peopleIn(note));
  const context: RuleContext = {
    note,
    participants,
    subjects: new Subjects(note, participants),
    today: localNow(now, timeZone).toISOString().slice(0, 10),
    timeZone,
  };
  return collectFacts(note, findingsIn(context, { known, now }), extractedFields);
}

function findingsIn(context: RuleContext, { known, now }: Pick<Utterance, 'known' | 'now'>): Finding[] {
  const { note } = context;
  const { ages, birthdays } = agesIn(context);
  const occasions = occasionsIn(context, birthdays);
  const occasion = meantOf(note, occasions);
  const { dates, birth } = occasionDatesIn(context, occasions, now, known?.occasion != null);
  const dislikes = dislikesIn(context);
  const found: Finding[] = [
    ...namesIn(context),
    ...ages,
    ...relationshipIn(context),
    ...occasions,
    ...dates,
    ...budgetsIn(context, ages),
    ...likingsIn(context, dislikes),
    ...dislikes,
    ...traitsIn(context, dislikes),
    ...lifestylesIn(context, dislikes),
  ];
  if (birth) found.push(...bornOn(context, birth, (occasion?.value ?? known?.occasion) === 'birthday'));
  const fields = new Set(found.map(({ field }) => field));
  if (known && !known.name && found.length === 0) found.push(...bareName(context));
  else if (known && fields.size === 0) found.push(...bareThings(context));
  return found;
}

/** A date of birth gives the age and, for a birthday gift, the next birthday. */
function bornOn(
  { today }: RuleContext,
  birth: { date: string; from: number; to: number },
  isBirthday: boolean,
): Finding[] {
  const { from, to } = birth;
  const age: Finding = { field: 'age', value: ageOn(birth.date, today), weight: 4, from, to };
  if (!isBirthday) return [age];
  const [month, day] = birth.date.slice(5).split('-').map(Number) as [number, number];
  const year = Number(today.slice(0, 4)) + (birth.date.slice(5) < today.slice(5) ? 1 : 0);
  const isLeapDay = month === 2 && day === 29 && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
  const date = isLeapDay ? dateText(year, 2, 28) : dateText(year, month, day);
  return [age, { field: 'occasionDate', value: date, weight: 1, from, to }];
}
