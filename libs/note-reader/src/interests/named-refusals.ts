import { linesOf, RuleTable } from '../patterns/rule-table.js';
import type { PersonText } from '../people/person-text.js';
import type { FoundPhrase } from './read-interests.js';

/** Refusals that do not name the thing; each line begins with the thing that is meant. */
const table = new RuleTable(
  linesOf(`
    flying: will_not|does_not|do_not|never|can_not|cannot|refuses_to|hates_to ~ on|in|onto a|an|any? plane|planes|aeroplane|airplane / scared|afraid|terrified|frightened|fear of flying|planes / no flights|planes|aeroplanes
    baby: before it|the_baby|baby|they is|are? born|here|arrives|arrive ,? it|that is|would_be? bad luck / bad|terrible luck ~ before|until ~ born|arrives|here|comes / jinx|jinxes|tempts|tempting it|fate ~ before|until ~ born|arrives|here|comes
    balloons: things|anything|stuff|surprises|toys|everything|something that|which pop|pops|go_bang|goes_bang|burst|bursts
    clothes: nothing|anything|not you|she|he|they ~ wear|wears|fit_into / nothing|anything to wear / do_not|does_not|no|not know|idea|clue|sure <adverbs>? of|what|about? his|her|their size
    glass, porcelain, ceramic: nothing|not breakable|fragile|smashable|breaks|that_breaks|that_smashes|smash / no breakables / drops things / can_not|must_not|will_not smash|break
  `).map(([names, patterns]) => [names.split(',').map((name) => name.trim()), patterns] as const),
);

/** "won't get on a plane" refuses flying, "anything you have to wear" refuses clothes. */
export const namedRefusals = (text: PersonText): FoundPhrase[] =>
  [...table.matches(text)].flatMap(({ from, to, meaning }) => {
    if (text.subjectAt(from) === 'other') return [];
    return meaning.map((phrase) => ({ from, to, phrase, source: { from, to } }));
  });
