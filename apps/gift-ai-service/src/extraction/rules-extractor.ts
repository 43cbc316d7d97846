import { extractedFields } from '@giftwell/contracts/gift-ai/voice';
import { ageOn, agesIn } from './ages.js';
import { budgetsIn } from './budgets.js';
import { dislikesIn } from './dislikes.js';
import { noFacts, type Heard, type Utterance } from './extractor.js';
import { gathered } from './facts-gathered.js';
import { meantOf, type Finding } from './findings.js';
import type { Hearing } from './hearing.js';
import { bareThings, likingsIn } from './likings.js';
import { bareName, namesIn } from './naming.js';
import { Note, wordPattern } from './note.js';
import { dateText, localNow, occasionDatesIn } from './occasion-dates.js';
import { occasionsIn } from './occasions.js';
import { peopleIn } from './people.js';
import { castOf } from './recipient.js';
import { Subjects, type Subject } from './subjects.js';
import { traitsIn } from './traits.js';
import { waysOfLifeIn } from './ways-of-life.js';

/** Understands a note by rules alone: no key, no network, the same answer every time. */
export function extractByRules({ note: text, known, now, timeZone }: Utterance): Heard {
  const note = new Note(text);
  if (note.words.length === 0) return { facts: noFacts(), sources: [], against: [] };
  const cast = castOf(note, peopleIn(note));
  const hearing: Hearing = {
    note,
    cast,
    subjects: new Subjects(note, cast),
    today: localNow(now, timeZone).toISOString().slice(0, 10),
    timeZone,
  };
  return gathered(note, findingsIn(hearing, { known, now }), extractedFields);
}

function findingsIn(hearing: Hearing, { known, now }: Pick<Utterance, 'known' | 'now'>): Finding[] {
  const { note } = hearing;
  const { ages, birthdays } = agesIn(hearing);
  const occasions = occasionsIn(hearing, birthdays);
  const occasion = meantOf(note, occasions);
  const { dates, birth } = occasionDatesIn(hearing, occasions, now, known?.occasion != null);
  const dislikes = dislikesIn(hearing);
  const found: Finding[] = [
    ...namesIn(hearing),
    ...ages,
    ...relationshipIn(hearing),
    ...occasions,
    ...dates,
    ...budgetsIn(hearing, ages),
    ...likingsIn(hearing, dislikes),
    ...dislikes,
    ...traitsIn(hearing, dislikes),
    ...waysOfLifeIn(hearing, dislikes),
  ];
  if (birth) found.push(...bornOn(hearing, birth, (occasion?.value ?? known?.occasion) === 'birthday'));
  const fields = new Set(found.map(({ field }) => field));
  if (known && !known.name && found.length === 0) found.push(...bareName(hearing));
  else if (known && fields.size === 0) found.push(...bareThings(hearing));
  return found;
}

/** What the recipient is to the giver. */
function relationshipIn(hearing: Hearing): Finding[] {
  const { cast, subjects } = hearing;
  const { recipient, same, people } = cast;
  const said = [recipient, ...same].flatMap((person) =>
    person?.relation && !person.relation.merely ? [person] : [],
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
  if (found.length === 0) found.push(...fromWork(hearing));
  return found;
}

/** "Wei from my team", "Bob from accounting", "she's on my team". */
const atWork = wordPattern(
  "(?:from|in|at|on) (?:(?:my|our) (?:team|work|office|department|company|shift)|work|the office|the (?:sales|finance|marketing|hr|legal|it) (?:team|department))|from (?:accounting|accounts|hr|human resources|marketing|sales|finance|legal|engineering|reception|payroll|procurement|logistics|customer service|it support)|(?:works|worked|working|work) (?:with|for|alongside) (?:me|us)|(?:i|we) (?:used to )?work(?:ed)? with|reports to me|(?:we|we've) (?:both )?(?:work|worked) together",
);
const isSaidOfThem = (words: string, subject: Subject) =>
  subject === 'recipient'
    ? /^(?:is|she's|he's|who's) |(?:works?|worked|working|reports)$/.test(words)
    : subject === 'giver' && /^(?:i|we|we've|guy|man|woman|person|someone|somebody) | (?:i|we)$/.test(words);

function fromWork({ note, cast, subjects }: Hearing): Finding[] {
  const after = cast.recipient?.to ?? -1;
  for (const { from, to } of note.find(atWork))
    if (from === after || isSaidOfThem(note.read({ from: from - 1, to: from + 1 }), subjects.at(from)))
      return [{ field: 'relationship', value: 'colleague', weight: 1, from, to }];
  return [];
}

/** A day of birth tells the age, and the day of the next birthday where that is what the gift is for. */
function bornOn(
  { today }: Hearing,
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
