import { relations } from '../words/relations.js';
import { prepositions } from './phrase-ends.js';

/** Words of clauses: no interest contains them, except as proper names ("Doctor Who"). */
const ofClause =
  /^(?:i|we|you|he|she|it|they|him|me|us|them|himself|herself|themselves|myself|who|whose|whom|which|what|when|whenever|where|while|if|because|although|though|until|unless|nobody|somebody|everybody|someone|anyone|everyone|not|no|never|none|nothing|without|except|neither|nor|is|are|was|were|am|has|have|had|does|did|will|would|can|could|should|must|may|let|lets|gives|gave|give|gets|goes|went|says|said|sells|sold|slams|thinks|wants|needs|taught|told|asked|knows|knew|feeds|looks|comes|came|puts|takes|took|helps|stops|tries|sits|sends|talks|keeps|passes|please|yes|just|ever|brings|unwinds|relaxes|puts|has|finds|ends|begins|starts|drags|works|lives|loves|likes|enjoys|hates|rattles|noodles|already|still|actually|honestly|apparently|maybe|probably|she's|he's|it's|they're|that's|i'm|don't|doesn't|can't|won't|isn't)$/;
const small =
  /^(?:a|an|the|and|or|out|up|off|down|away|back|that|this|these|those|his|her|their|my|our|your|so|very|too|every|each|some|any|all|his|do|be)$/;
/** "working out": the particle is part of the verb. */
const particle = /^(?:out|up|off|down|away|back|in|on|about|around)$/;
const withParticle =
  /^(?:working|eating|hanging|dining|camping|dressing|making|make|stand|pop|pull|push|chin|winding|sleeping|lie|lying|catching|meeting|switching|chilling|kicking|mucking|messing|tinkering|pottering|spin|spinning|bulking|showing|cosying|trying|close|knees|lock)$/;
const countWord =
  /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|thousands|dozens|millions|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|several|few|many)$/;
const possessive = /['’]s$|s['’]$/;
const maxWords = 8;
const kin = /^(?:family|child|sibling|parent|spouse|partner)$/;
const isKin = (word: string) => {
  const relation = relations.get(word.replace(/['’]s?$/, ''));
  return (
    relation !== undefined &&
    kin.test(relation.relationship) &&
    !/^(?:twins?|opa|pa|pops?|nan|tio|nani|bhabi|tante|masi|didi|mam|oom)$/.test(word)
  );
};
/** "a dad band" */
const ofKin = /^(?:bands?|jokes?|dancing)$/;
/** "dad jokes", "baby photos", "family history": relatives that only specify a noun. */
const isWhose = (word: string) => /^(?:my|her|his|their|our|the|a|an)$/.test(word);

/** Idioms for a mood or for nothing in particular. */
const idioms =
  /^(?:best man|maid of honou?r|bridesmaids?|groomsm[ae]n|(?:way |far )?too many .*|something special|special|leaving (?:do|party|drinks|present|gift)|climbing the walls?(?: .*)?|pulling .* legs?|driving .* (?:mad|crazy|wild|nuts|daft|up the wall|round the bend|potty|bonkers).*|running late|running (?:round|around)(?: .*)?|boiler suit.*|the works|the lot|this and that|bits and (?:bobs|pieces)|odds and ends|going strong|getting by|keeping (?:busy|up|well|on|going|fit|an eye.*|herself.*|himself.*|track.*)|making (?:do|ends meet|sure|up|it|a (?:fuss|living|mess|point).*)|doing (?:well|fine|ok|okay|great|nothing|better|this|that|it|so|my head.*)|holding (?:on|up)|having (?:fun|a (?:laugh|good time))|walking (?:about|around|wounded|away)|watching (?:from|over|out|the (?:pennies|clock|world go by).*|every penny)|.*-to-be|studying|nursing|teaching|working|growing like .*|carrying .*|playing (?:up|with fire|it|hard to get)|growing (?:up|old|older)|flying (?:off|in|out|home|back|blind|solo|visit)\b.*|driving|driving (?:an? |the )?(?:\S+ )?(?:forklift|bus|truck|lorry|taxi|cab|van|ambulance|tram)s?|hiding .*|collecting dust|gathering dust|showing off|acting (?:up|out|tough)|running the (?:house|show|place|company|business)|raising .*|tying the knot|breaking .*|training to be.*|reading the room|singing .* praises|baking hot|freezing cold|battles? .*|boiling hot|fishing for compliments)$/i;
/** Single words that say how somebody or something is: "very funny and quite mean". */
export const merelyHow =
  /^(?:mean|cold|hot|hotter|bigger|smaller|older|louder|weirder|spicier|bored|sparkly|scented|weirdly|funny|tired|quiet|loud|slow|late|early|alone|rude|bossy|cheeky|barracks|(?:loud|bad|quiet|slow|quick|terrib|beautiful|proper|poor)ly|(?:bad|poor|dim) light)$/i;
/** "mad for Clint Eastwood", "belts out sea shanties": words that only say how it is liked. */
const inFront =
  /^(?:(?:mad|crazy|obsessed|nuts|keen|into|hooked|fond|potty|wild|passionate) (?:about|for|with|on|into|of|over) (?:all |the )?|\p{Ll}+[^su\s]s (?:out|up|away|along|around) (?!the |of |in |to ))/u;
const atTheEnd =
  / (?:on the go|on the side|and all|and that|and such|and whatnot|of all things|these days|at the moment|no less|day in day out|of late|for fun|like mad|like crazy|by the way|morning,? noon(?:,? and night)?|round the clock|all year round|than most|for love(?: n?or money)?|by heart|by feel)$/i;

/**
 * The part of a phrase that can follow "is into": "bass fishing", but nothing of "gives them names". Null if there is
 * none.
 */
export function fittingPhrase(phrase: string): string | null {
  if (idioms.test(phrase)) return null;
  const words = phrase.replace(inFront, '').replace(atTheEnd, '').split(/\s+/).filter(Boolean);
  while (words.length > 0 && isDangling(words)) words.pop();
  const lower = words.map((word) => word.toLowerCase());
  if (words.length === 0 || words.length > maxWords) return null;
  if (words.some((word) => ofClause.test(word))) return null;
  if (possessive.test(lower.at(-1) ?? '') || isCount(words)) return null;
  if (isOfPersons(lower) || isLooseDoing(words)) return null;
  return words.join(' ');
}

/** "forty birds", but "first editions" and "five a side football". */
const isCount = ([first = '', next = '']: readonly string[]) =>
  countWord.test(first) && !/^(?:a|world|editions?|hand|aid|person|wheel)$/.test(next);

const adverb = /(?:ically|ously|ively|edly|ingly|ately|fully|lessly)$/;
/** "bass fishing when", "shouting at dogs out", but "working out". */
function isDangling(words: readonly string[]): boolean {
  const last = (words.at(-1) ?? '').replace(/[,.;:!?]+$/, '');
  if (!last) return true;
  if (particle.test(last) && withParticle.test((words.at(-2) ?? '').toLowerCase())) return false;
  if (particle.test(last) && words.length === 2) return false;
  return small.test(last) || prepositions.has(last) || adverb.test(last);
}

/** "finding out", "pulling up": a verb whose object is missing. */
const isLooseDoing = (words: readonly string[]) =>
  words.length === 2 && particle.test(words[1] ?? '') && !withParticle.test(words[0] ?? '');

const places =
  /^(?:work|meetings?|match|bed|church|school|hospital|town|shop|shops|office|doctor|dentist|pub|house|home|room|flat|world|season|hour|hours|day|days|years?|weeks?|months?|time|money|way|place|lot|bit|one|two|three|moment|minute|year|week|month|night|morning|afternoon|evening|company|team|council|government|nobody|attention|course|santa|friend|mate|kids?|babies|man|men|woman|women|girls?|boys?|people|neighbours?|neighbors?|colleagues?|friends?)$/;
/** "her grandmother", "cousins": people are not an interest. */
function isOfPersons(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (words.length === 1) return isKin(last) || places.test(last);
  if (/^(?:friends?|mates?|pals?|santa)$/.test(last)) return true;
  return (
    isKin(last) ||
    words.some((word, at) => isWhose(word) && isKin(words[at + 1] ?? '') && !ofKin.test(words[at + 2] ?? ''))
  );
}
