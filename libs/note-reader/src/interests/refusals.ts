import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom, trimmed } from '../phrases/objects.js';
import type { Span } from '../text/note.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

/** Patterns for the effect of a thing on somebody, or for where it ended up; the thing comes before them. */
const befores = `
  back: is|are|was|would_be|will_be|gets|get <adverbs>? wasted|lost|useless|pointless|banned|out|off_limits|off_the_table|off_the_list|a_no|a_no_no|a_no_go|not_allowed|forbidden|no_good|no_use|not_welcome|not_okay|not_ok|not_for_her|not_for_him|nothing_for_her|nothing_for_him|the_worst|a_bad_idea|taboo|bad_luck|too_much_for_her|too_much_for_him|not_needed <adverbs>? on? <them>? <stop>
  back: are|is wasted|lost on <them> / and rolls|roll|rolled <their> eyes at another|yet|more|them|it
  back: no <stop>
  back: is|are|feels|feel <adverbs>? basically|just|pure|sheer|only? like? homework|torture|punishment|a_chore|misery <stop>
  back: get|gets|got|getting <adverbs>? smashed|broken|ruined|wrecked|chewed|destroyed|thrown_out|thrown_away|given_away|regifted|binned|returned
  back: bore|bores|annoy|annoys|upset|upsets|terrify|terrifies|frighten|frightens|scare|scares|spook|spooks|distress|distresses|overwhelm|overwhelms|offend|offends|embarrass|embarrasses|stress|stresses|irritate|irritates <adverbs>? <them>
  back: send|sends|set|sets|drive|drives|freak|freaks|freaked <them> <adverbs>? off|under|mad|out|crazy|up|over_the_edge|into_a_panic|into_meltdown|round_the_bend|up_the_wall
  back: give|gives <them> <adverbs>? the? creeps|willies|ick|nightmares|anxiety|a_panic|panic_attacks|shivers|horrors
  back: make|makes <them> <adverbs>? cry|angry|sad|anxious|panic|uncomfortable|miserable|cringe|nervous|jump|flinch|scream|feel_old|feel_ill
  back: end|ends|ended|go|goes|went|live|lives|sit|sits|stay|stays|land|lands <adverbs>? up? <adverbs>? straight? in|to|into|at the|a <adverbs>? drawer|bin|charity_shop|loft|attic|cupboard|garage|trash|landfill|goodwill|tip|back_of_the_cupboard|shed|regift_pile
  back: she|he <adverbs>? can_not|will_not|does_not|never|would_not <adverbs>? stand|bear|wear|touch|use|eat|drink|abide|look_at
`;
/** Patterns for what must not be given; the thing comes after them. */
const behinds = `
  ahead: if|when <adverbs>? anyone|anybody|someone|somebody|one|people|i|we|they|you <adverbs>? buys|buy|gives|give|gets|get|brings|bring|sends|send|gifts|bought <her>? <adverbs>? another|one_more|more|yet_another|a|any?
  ahead: not|never|nor|no_to <adverbs>? to? be? give|get|buy|bring|send|giving|getting|buying|bringing <her>? <adverbs>? another|one_more|#1_more|yet_another|any_more|any
  ahead: not|never another|one_more|yet_another|#1_more <adverbs>? bloody|blasted|damn|flipping|single?
  ahead: has|have|got|owns <adverbs>? more
  ahead: drowning|buried in|under
  ahead: nothing|not_anything <adverbs>? about|with|for|on|in|like|involving|featuring|resembling|to_do_with|related_to|that_looks_like|that_says|that_smells_of|that_hints_at|shaped_like|made_of|made_from|from
  ahead: not|never|nothing <adverbs>? let_anything|let_it|let? hint|hinting|mention|remind|smell|say|look <them>? at|of|like|about?
  ahead: we|i|they already|have_already|already_have <adverbs>? gave|got|bought|given|sent <her>? <adverbs>? a|an|the|some?
  ahead: last|previous year|christmas|birthday|time ~ got|gave|bought <her>? <adverbs>? a|an|the|some?
  ahead: leave|leaves out|off|aside|alone / steer|stay|keep clear|away of|from / skip|avoid|forget|spare_her|spare_him|enough_of|enough_with|no_to <adverbs>? the|any|all?
  ahead: no|not <adverbs>? a? big|great|huge|much_of_a fan|believer|lover of|in
  ahead: has_no_use_for|have_no_use_for|has_no_need_of|has_no_interest_in|does_not_hold_with|does_not_believe_in|does_not_see_the_point_of|no_point_in|anti|has_gone_off|went_off <adverbs>? another|the|any?
  alone: nothing|not <adverbs>? plastic|synthetic|gold|silver|flashy|rude|loud|noisy|pink|twee|religious|political|sexy|funny|jokey|old_fashioned|girly|fancy|expensive|sparkly|personalised|personalized|homemade|secondhand|used|heavy|breakable|sharp|small|sticky|messy|spicy|sour|cold|furry|itchy|tight|scary|violent|military|alcoholic|american|british|sporty|cheap|glass|fragile|frilly|floral|black|white|red|blue|green|yellow|purple
`;
const table = new RuleTable(linesOf(befores + behinds), groupsOf({ her: 'her,him,them,me,us' }));
const maxWordsBefore = 9;

/** Indirect refusals: by the effect of a thing, by where it ends up, or by a quote. */
export function refusedIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of table.matches(text)) found.push(...(readers[match.meaning]?.(text, match) ?? []));
  return found;
}

const readers: Readonly<Record<string, (text: PersonText, match: RuleMatch<string>) => FoundPhrase[]>> = {
  back: thingsBefore,
  ahead: thingsBehind,
  alone: (text, match) => [
    {
      from: match.to - 1,
      to: thingTo(text, match.to),
      phrase: phraseOf(text, { from: match.to - 1, to: thingTo(text, match.to) }),
      source: { from: match.from, to: thingTo(text, match.to) },
    },
  ],
};

/** "nothing gold or flashy", "nothing American of politics": everything up to the end of the clause. */
function thingTo(text: PersonText, from: number): number {
  const { things, to } = objectsFrom(text, from - 1);
  const [first] = things;
  return first && first.from === from - 1 ? Math.max(first.to, from) : Math.min(Math.max(from, to), from);
}

const stops =
  /^(?:[,.;:!?]|and|but|so|because|that|which|who|then|though|since|if|says|said|is|are|was|were|has|have|the_way)$/;

function thingsBefore(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  let from = match.from;
  while (from > 0 && match.from - from < maxWordsBefore && !isStop(text, from - 1, match.from)) from -= 1;
  const thing = trimmed(text, { from: behindAnything(text, from, match.from), to: match.from });
  const isPerson = /^(?:i|we|she|he|they|it|you|this|who|nobody|everyone|people)$/.test(
    text.at(match.from - 1),
  );
  if (!thing || isPerson) return [];
  const things = alternativesIn(text, thing);
  return things.map((one) => ({
    ...one,
    phrase: phraseOf(text, one),
    source: { from, to: match.to },
  }));
}

/** "podcasts and audiobooks": each is an item. */
function alternativesIn(text: PersonText, { from, to }: Span): Span[] {
  const things: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !/^(?:and|or|,)$/.test(text.at(at))) continue;
    const thing = trimmed(text, { from: start, to: at });
    if (thing) things.push(thing);
    start = at + 1;
  }
  return things;
}

/** "bangs or buzzing terrify him": an "and" or "or" between two things does not end the list. */
const isStop = (text: PersonText, at: number, to: number) =>
  stops.test(text.at(at)) && !(/^(?:and|or)$/.test(text.at(at)) && to - at <= 3);

const joins = /^(?:with|about|of|from|in|for|that|made)$/;
const being = /^(?:is|are|has|have)$/;
/** "anything with a stiff lid": the lid is what is refused. */
function behindAnything(text: PersonText, from: number, to: number): number {
  for (let at = from; at < to - 1; at += 1)
    if (
      /^(?:anything|everything|something|things|stuff|drawer|drawers|cupboard|cupboards|shelf|box|boxes|pile|piles|heap|stack)$/.test(
        text.at(at),
      )
    )
      return (
        at +
        (/^(?:that|which)$/.test(text.at(at + 1)) && being.test(text.at(at + 2))
          ? 3
          : joins.test(text.at(at + 1))
            ? 2
            : 1)
      );
  return from;
}

function thingsBehind(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  const isException = ({ from }: Span) =>
    text.words.slice(match.to, from).some(({ text: word }) => /^(?:except|but|apart|besides)$/.test(word));
  return objectsFrom(text, match.to)
    .things.filter((one) => !isException(one))
    .map((one) => ({
      ...one,
      phrase: phraseOf(text, one),
      source: { from: match.from, to: one.to },
    }));
}
