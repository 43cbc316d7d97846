import { extractedFields } from '@giftwell/contracts/gift-ai/voice';
import { ageOn, agesIn } from '../figures/ages.js';
import { budgetsIn } from '../figures/budgets.js';
import { dislikesIn } from '../likings/dislikes.js';
import { noFacts, type NoteReading, type Utterance } from './note-reading.js';
import { collectFacts } from './collect-facts.js';
import { meantOf, type Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { bareThings, likingsIn } from '../likings/likings.js';
import { bareName, namesIn } from '../people/naming.js';
import { Note, wordPattern } from '../text/note.js';
import { dateText, localNow, occasionDatesIn } from '../dates/occasion-dates.js';
import { occasionsIn } from '../dates/occasions.js';
import { peopleIn, type Person } from '../people/people.js';
import { participantsOf } from '../people/recipient.js';
import { Subjects, type Subject } from '../people/subjects.js';
import { traitsIn } from '../likings/traits.js';
import { lifestylesIn } from '../likings/lifestyles.js';

/** Understands a note by rules alone: no key, no network, the same answer every time. */
export function readNote({ note: text, known, now, timeZone }: Utterance): NoteReading {
  const note = new Note(text);
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

/** What the recipient is to the giver. */
function relationshipIn(context: RuleContext): Finding[] {
  const { participants, subjects } = context;
  const { recipient, same, people } = participants;
  const said = [recipient, ...same].flatMap((person) =>
    person?.relation && isTelling(person) && !isOwnerOnly(person) ? [person] : [],
  );
  const predicates = people.filter(
    (person) =>
      person.predicate &&
      !person.merelyOwner &&
      person.relation &&
      !person.relation.merely &&
      person.of !== 'pronoun' &&
      subjects.mayConcern(person.from),
  );
  const all =
    said.length > 0
      ? said
      : predicates.filter(
          ({ of, relation }) => of === 'giver' || !/^(?:child|parent)$/.test(relation?.relationship ?? ''),
        );
  const found: Finding[] = all.flatMap((person, index) =>
    person.relation && person.relationship
      ? [
          {
            field: 'relationship',
            value: person.relationship,
            weight: 3 - 0.1 * index,
            from: person.relation.from,
            to: person.relation.to,
          },
        ]
      : [],
  );
  if (found.length === 0) found.push(...ofOurs(context));
  if (found.length === 0) found.push(...fromWork(context));
  if (found.length === 0)
    for (const { from, to } of context.note.find(workDraw))
      return [{ field: 'relationship', value: 'colleague', weight: 1, from, to }];
  return found;
}

/** "thirty years married to my Angela", "our tenth in May": a couple's own words. */
const couple = wordPattern(
  '(?:years|year) (?:married|wed)(?: \\S+){0,3} to my|married to my|(?:our|my and \\S+) (?:wedding )?anniversary|our #\\d{1,2}th (?:in|on|next|this|anniversary|together)|(?:i|we) (?:got )?married (?:him|her|#\\d+)',
);
function ofOurs({ note }: RuleContext): Finding[] {
  for (const { from, to } of note.find(couple))
    return [{ field: 'relationship', value: 'spouse', weight: 1, from, to }];
  return [];
}

/** "a girl" is nothing to anybody, "my sister's girl" is. */
const isTelling = ({ relation, relationship }: Person) =>
  relation?.merely === false || relationship === 'family';

/** "her grandfather's old camera": whose thing it is, not whom the note is for. */
const isOwnerOnly = ({ of, possessive }: Person) => of === 'pronoun' && possessive;

/** "Wei from my team", "Bob from accounting", "she's on my team". */
const atWork = wordPattern(
  "(?:from|in|at|on) (?:(?:my|our) (?:team|work|office|department|company|shift)|work|the office|the (?:sales|finance|marketing|hr|legal|it) (?:team|department))|from (?:accounting|accounts|hr|human resources|marketing|sales|finance|legal|engineering|reception|payroll|procurement|logistics|customer service|it support)|(?:works|worked|working|work) (?:with|for|alongside) (?:me|us)|(?:i|we) (?:used to )?work(?:ed)? with|reports to me|(?:we|we've) (?:both )?(?:work|worked) together",
);
const workDraw = wordPattern(
  '(?:office|work|team|department) (?:kris kringle|secret santa|santa|kringle|gift exchange|white elephant|collection|whip round)|(?:sits|sit|desk) (?:#\\d |a |few |couple of |across |opposite |next |beside |desks? ){1,4}',
);
const isSaidOfThem = (words: string, subject: Subject) =>
  subject === 'recipient'
    ? /^(?:is|she's|he's|who's) |(?:works?|worked|working|reports)$/.test(words)
    : subject === 'giver' && /^(?:i|we|we've|guy|man|woman|person|someone|somebody) | (?:i|we)$/.test(words);

function fromWork({ note, participants, subjects }: RuleContext): Finding[] {
  const after = participants.recipient?.to ?? -1;
  for (const { from, to } of note.find(atWork))
    if (from === after || isSaidOfThem(note.read({ from: from - 1, to: from + 1 }), subjects.at(from)))
      return [{ field: 'relationship', value: 'colleague', weight: 1, from, to }];
  return [];
}

/** A day of birth tells the age, and the day of the next birthday where that is what the gift is for. */
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
