import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Person } from '../people/people.js';
import type { RuleContext } from '../people/rule-context.js';
import type { Subject } from '../people/subjects.js';
import type { Finding } from '../text/findings.js';
import { wordPattern } from '../text/note.js';

/** The recipient's relationship to the giver. */
export function relationshipIn(context: RuleContext): Finding[] {
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
      isTelling(person) &&
      person.of !== 'pronoun' &&
      subjects.mayConcern(person.from),
  );
  const all =
    said.length > 0
      ? said
      : predicates.filter(
          ({ of, relation }) =>
            of === 'giver' || of === 'person' || !/^(?:child|parent)$/.test(relation?.relationship ?? ''),
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
  for (const [value, pattern] of fromAround) {
    if (found.length > 0) break;
    for (const { from, to } of context.note.find(pattern))
      if (context.subjects.mayConcern(from) || value !== 'other')
        found.push({ field: 'relationship', value, weight: 1, from, to });
  }
  return found;
}

/** "thirty years married to my Angela", "our tenth in May": words of a couple. */
const couple = wordPattern(
  '(?:years|year) (?:married|wed)(?: \\S+){0,3} to my|married to my|(?:our|my and \\S+) (?:wedding )?anniversary|our #\\d{1,2}th (?:in|on|next|this|anniversary|together)|(?:i|we) (?:got )?married (?:him|her|#\\d+)',
);
function ofOurs({ note }: RuleContext): Finding[] {
  for (const { from, to } of note.find(couple))
    return [{ field: 'relationship', value: 'spouse', weight: 1, from, to }];
  return [];
}

/** "a girl" is not a relationship, "my sister's girl" is. */
const isTelling = ({ relation, relationship }: Person) =>
  relation?.merely === false || relationship === 'family';

/** "her grandfather's old camera": the owner of a thing, not the recipient. */
const isOwnerOnly = ({ of, possessive }: Person) => of === 'pronoun' && possessive;

/** "Wei from my team", "Bob from accounting", "she's on my team". */
const atWork = wordPattern(
  "(?:from|in|at|on) (?:(?:my|our) (?:ward|crew|floor|team|work|office|department|company|shift)|work|the office|the (?:sales|finance|marketing|hr|legal|it) (?:team|department))|(?:from|in) (?:accounting|accounts|hr|human resources|marketing|sales|finance|legal|engineering|reception|payroll|procurement|logistics|customer service|it support)|(?:works|worked|working|work) (?:with|for|alongside) (?:me|us)|(?:i|we) (?:used to )?work(?:ed)? with|reports to me|(?:we|we've) (?:both )?(?:work|worked) together",
);
const workDraw = wordPattern(
  '(?:office|work|team|department) (?:kris kringle|secret santa|santa|kringle|gift exchange|white elephant|collection|whip round)|(?:sits|sit|desk) (?:#\\d |a |few |couple of |across |opposite |next |beside |desks? ){1,4}',
);
/** Words for the giver's own role: "I'm his sister". */
const backFrom: readonly (readonly [relationship: Relationship, words: string])[] = [
  ['spouse', 'wife|husband|spouse'],
  ['partner', 'girlfriend|boyfriend|partner|fiancee?|fiancé|fiancée'],
  ['sibling', 'sister|brother|twin|sibling'],
  ['parent', 'son|daughter|kid|eldest|youngest'],
  ['child', 'mum|mom|mam|dad|mother|father|stepdad|stepmum|stepmom'],
  ['colleague', 'boss|manager|colleague|coworker|secretary|assistant'],
  ['friend', 'best friend|best mate|friend|mate|flatmate|roommate|pal'],
  [
    'family',
    'aunt|auntie|uncle|niece|nephew|cousin|gran|granny|nan|grandma|grandad|grandpa|grandson|granddaughter|son in law|daughter in law|godmother|godfather|godson|goddaughter',
  ],
];
const fromAround: readonly (readonly [relationship: Relationship, pattern: RegExp])[] = [
  ...backFrom.map(
    ([relationship, words]) =>
      [
        relationship,
        wordPattern(
          `(?:i'm|i am|we're|we are) (?:(?:his|her|their) (?:(?:little|big|older|younger|kid|elder) )?(?:${words})|the (?:${words}) of)`,
        ),
      ] as const,
  ),
  ['colleague', workDraw],
  [
    'colleague',
    wordPattern(
      '(?:all of us|everyone|everybody|we all|the lads|the girls|the gang) (?:at|from|in|on) (?:the )?(?:shop|office|depot|yard|plant|ward|school|store|site|station|garage|lab|clinic|firm|factory|warehouse|bank|department)|(?:at|on|from) (?:the )?(?:front desk|reception|switchboard|shop floor)|covered for me',
    ),
  ],
  [
    'other',
    wordPattern(
      'next door|next but one|across the (?:road|street|hall|landing|way)|over the (?:road|fence)|down the (?:road|street|hall|lane)|(?:in the (?:flat|apartment|one) )(?:below|above|upstairs|downstairs|opposite)|from (?:upstairs|downstairs|number #\\d+)|(?:looks|looked) after (?:my|our) (?:mum|mom|mam|dad|mother|father|nan|gran|kids|children|son|daughter|little|baby|dog)|(?:minds|minded) (?:my|our) (?:kids|children|son|daughter|little|baby|dog)|(?:cuts|does) (?:my|our) (?:hair|nails)|(?:brings|delivers) (?:my|our|the) (?:post|mail|letters|milk)',
    ),
  ],
];

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
