import { isPlainThing } from '../words/plain-things.js';
import { withIng } from './leading-verb.js';
import { prepositions } from './phrase-ends.js';

const numberWord =
  '(?:\\d+|a|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|many|several|most|all)';
const times =
  '(?:years?|months?|weeks?|days?|nights?|evenings?|mornings?|afternoons?|weekends?|hours?|times?)';
/** Endings that are not part of a thing: when, how long, how well. */
const endings = [
  ` (?:\\d+|once|twice|three|four|five) ?(?:x|times?)(?: (?:a|per|every|each) .*)?$`,
  ` (?:for |over |about |nearly |some )*${numberWord} (?:solid |straight )?${times}(?: (?:a|an|in|of|per|every) .*)?$`,
  ` (?:every|each|whatever|whenever|since|already|nowadays|so that|just to|only to|as though|as if) .*$`,
  ' (?:believe it(?: or not)?|believe|way too .*|really(?: \\p{L}+ly)?|usually|to be honest|by post still)$',
  ' (?:till|until|without|except|unless|because|while|when|who|which|that) .*$',
  ' to (?:look|see|show|wear|use|eat|take|go|watch|have|get)\\b.*$',
  ' (?:for|of) half\\b.*$',
  ' like (?:nobody|crazy|mad|an?|it|the|\\p{Lu})\\b.*$',
  ' (?:to|with|for) (?:anyone|anybody|everyone|everybody|people|whoever|nobody|me|us|you)\\b.*$',
  ' (?:older|younger|bigger|taller|longer|smaller) than .*$',
  ' (?:at|in|from|on) (?:the |his |her |a )?(?:library|car|bus|train|basement|sunroom|conservatory|taxi|office|cab|canteen|break room)$',
  ' (?:in|during|through) (?:the )?(?:lockdown|pandemic|covid|season)$',
  ' (?:any|all|every|most|each) (?:day|week|weekend|morning|night|year|winter|summer|time|of it)$',
  ' (?:loud|loudly|personally|daily|weekly|badly|well|better|best|together|already|complete|keep|faster|alone|lately|too|lots|loads|hard|only|first|last|again|now|then|here|there|though|always|sometimes|mostly|usually|nearly|almost|online only|especially|this year|last year|as (?:a )?side hobby|as (?:a )?hobby|to release stress|at \\d+.*|in particular|to be precise|no matter what|come rain or shine|going)$',
].map((source) => new RegExp(source, 'iu'));

/** "fencing sabre in Szeged", but "hiking in Snowdonia". */
const inTown = /(?<=\S \p{Ll}\S*) (?:in|near|outside|around|out of) \p{Lu}\p{Ll}+$/u;

/** "coaches my son's soccer team" */
const ofTheirs =
  /\b(?:my|our|his|her|their|the) (?:son|daughter|kid|grandson|granddaughter|nephew|niece|school|church|village|town)['’]s (?=\S)/giu;

/** Beginnings that are not part of a thing: "listening to true crime podcasts". */
const beginnings =
  /^(?:worship(?:s|ing|ping) (?:her |his |their )?|listening to (?:the |her |his )?(?!.* (?:on|in) (?:the )?(?:radio|wireless))|catching up on |binge-?watching |all the |every |especially |particularly |mostly |alwaying |always |usually |often |still |unwinding with |relaxing with |chilling with |(?:planning|hoping|wanting|dying|itching|looking forward) to (?:try |do |go )?|starts? (?=\p{Ll}+ing\b)|(?:a lot|lots|loads|tons|bits|a bit|cups?|games?|glass|pint|round) of )(?=\p{L}{3})/iu;

/** Words that say nothing on their own. */
const says = (list: string) => new Set(list.trim().split(/\s+/));
const nothingAlone = says(`
  word words lid lids before plates infusion infusions sat breakfast accident baggage luggage bike-ride kris-kringle
  full serious strange left right energy following miss start end black white big small pls please complete empty alone quiet loud fast slow best worst better trip half whole
  rest stays leaves start starting over under clue class style kind sort type level size side front back top bottom middle part piece pieces set sets pair pairs dozen box boxes
  female male single married divorced retired busy tired happy sad angry proud shy calm funny clever smart strong weak tall short thin fat young old new used broken sharp deep
  expecting pregnant widowed engaged newlywed left-handed vegetarian favourite favorites stuff whatever anything something figures parts small-parts fits size wrong early late
  company policy list envelope budget cash accounts department reception management others another several many few both neither either none enough plenty
  suggestion joke jokes matter issue limit rule rules idea ideas question need needs want wants wish hope hopes dream dreams thought thoughts view opinion opinions
  fixing competing nameday
  home house work job place town city garage loft cellar basement kitchen bathroom bedroom drawer drawers shelf shelves wall walls
  again nearly outside watching listening playing making doing going eating drinking taking getting having wearing buying using keeping looking learning helping tree exam
  training adopting babysit leaving laws aussie kiwi gone game games match matches show shows season episode session sessions race race-day hurry rush throwing canadian australian party parties cap door doors window windows bills money-wise dosh
  spend adopted read
  test half-term lockdown pandemic covid surgery operation hospital ward clinic treatment
`);
const timesOnly = new RegExp(`^(?:every|each|all|most|any|this|last|next) ${times}$`, 'i');
const isTimeOrVerb = (word: string) =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|winters?|summers?|springs?|autumns?|mornings?|evenings?|nights?|hours|pounds?|penny|sky|boring|clubs?|teams?|members?)$/.test(
    word,
  ) || verbsAlone.has(word);
/** Everyday verbs; alone they are the remainder of a clause. */
const verbsAlone = says(`
  shouts beats swears laughs talks wins loses sits stands sleeps goes comes gets gives makes takes says tells asks wants needs helps works lives
  stays shows sends brings keeps puts leaves turns walks-past passes minds moans shakes stinks tries waits wakes worries forgets remembers insists refuses jumps pretends bounces dotes
`);
/** "giving em", "walking past", "sleeps in the cab", "one hand": an incomplete clause. */
const isLooseVerb = ([first = '', next = '', ...rest]: readonly string[]) =>
  (rest.length === 0 &&
    /ing$/.test(first) &&
    /^(?:em|'em|them|it|him|her|you|us|past|by|along|away)$/.test(next)) ||
  (/^(?:sleeps|sits|stands|stays|lives|goes|comes|gets|lies|hangs|waits)$/.test(first) &&
    prepositions.has(next)) ||
  (/^(?:one|#?1|#?2|two|left|right|good|bad)$/.test(first) &&
    /^(?:hands?|arms?|legs?|eyes?|foot|feet)$/.test(next));

/** "left side", "every morning", "on the couch": nothing that a gift could serve. */
function saysNothing(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length === 1 && isTimeOrVerb(first)) return true;
  if (isLooseVerb(words)) return true;
  if (timesOnly.test(words.join(' '))) return true;
  if (words.length === 1) return nothingAlone.has(first) || /^\p{Lu}?\p{Ll}$/u.test(first);
  if (prepositions.has(first) && first !== 'like') return true;
  return (
    /^(?:left|right|same|wrong|whole|other|next|last|own|such|every|each)$/.test(first) && isPlainThing(words)
  );
}

/** "Green Bay Packers fan", "big fan of the Tudors": what they are a fan of. */
const withoutFan = (phrase: string) =>
  phrase.replace(/^(?:big |huge )?fans? of (?=\S)/i, '').replace(/(?<=\p{Lu}.*) (?:fans?|supporters?)$/u, '');

/** A phrase without the words that don't belong to it, with a verb in its -ing form; null if nothing is left. */
export function cleanPhrase(phrase: string): string | null {
  let text = withoutFan(phrase.replace(ofTheirs, '').replace(beginnings, ''));
  for (const ending of endings) text = text.replace(ending, '');
  text = text.replace(inTown, '');
  const words = withIng(text.split(' ').filter(Boolean));
  if (/^(?:graduat|name day$|get(?:ting)? well\b)/i.test(words.join(' '))) return null;
  if (words.length === 0 || saysNothing(words.map((word) => word.toLowerCase()))) return null;
  return correctedBeginning(words.join(' '));
}

const correctedBeginning = (phrase: string) =>
  phrase
    .replace(/^supports (?=\p{Lu})/u, 'supporting ')
    .replace(/^3d prints /i, '3D printing ')
    .replace(/^ice skates\b.*/i, 'ice skating')
    .replace(/^(scuba|free|sky)(?:ing)? div(?:es|ing)\b.*/i, '$1 diving')
    .replace(
      /^(belly|tap|line|swing|ballroom|morris) dances(?: on .*)?$/i,
      (_, kind: string) => `${kind.toLowerCase()} dancing`,
    )
    // Of fossils or mushrooms: nobody shoots them.
    .replace(
      /^hunting for (?!(?:deer|elk|boar|game|duck|ducks|pheasants?|rabbits?|hares?)\b)/i,
      'searching for ',
    )
    .replace(/^searching (?!for |through )/i, 'searching for ')
    .replace(/^listening (?!to )/i, 'listening to ')
    .replace(/ in (?:the )?(radio|television|tv)$/i, ' on the $1')
    .replace(/ in forest$/i, ' in the forest')
    .replace(
      /^(\p{Ll}+ing) (?:a |an |one )?(?:lots? of|loads of|tons of|the best|best|lovely|mighty|wicked|cracking|amazing|very decent|decent|killer|mean|serious|proper) /u,
      '$1 ',
    )
    .replace(/^making with (?:a |the )?(\S+ printer)\b.*$/i, 'making things with the $1');
