import { hobbyVerbs } from './hobby-verbs.js';
import { baseOf, gerundOf } from './verb-forms.js';

const words = (list: string) => list.trim().split(/\s+/);

/** Verbs in the third person whose activity is an interest. */
const doing = words(`
  plays collects restores fixes volunteers bakes makes builds grows breeds trains coaches teaches brews rides sails writes reads paints
  watches follows supports studies practises practices performs sings tends forages hunts hosts cooks designs
  tinkers races competes repairs carves streams binges devours binge-watches knits crochets sews quilts embroiders draws sketches
  dances swims runs hikes climbs cycles jogs surfs skis snowboards skates fishes gardens plants camps travels explores
  blogs journals codes programs hacks solders prints photographs films edits produces mixes djs conducts composes
  translates attends organises organizes fosters rescues shows judges umpires referees plans mends
  upcycles refurbishes rebuilds renovates decorates curates preserves pickles ferments smokes grills barbecues roasts
  birdwatches stargazes kayaks canoes rows golfs bowls boxes wrestles fences meditates lifts spins weaves whittles
  ties sculpts moulds molds casts forges welds machines models assembles paddles boulders trains walks dives scuba snorkels
  flies rollerblades skateboards thrifts hoards practices arranges presses traces researches maps keeps raises drives listens
  throws scores shoots stitches bowls bats umpires croons yodels serves referees restrings welds darns
  recites fires nurses patrols tunes quizzes bottles memorises memorizes drills
  acts improvises juggles strums drums busks raps beatboxes crafts scrapbooks gilds binds letterpresses 
  dabbles experiments haggles distils distills homebrews butchers cures whips trades invests games solves rambles treks backpacks sightsees`);
/** Ambiguous forms, which count only after a subject. */
const needSubject = new Set(
  words(`throws scores shoots stitches bats serves fires nurses patrols tunes quizzes bottles drills shows ties casts plants models machines films maps boxes fences races flies keeps mixes plans drives walks smokes
  supports follows judges traces presses raises makes learns attends runs prints edits games trades whips cures practices
  trains dances drums rows bowls spins lifts blogs journals codes programs hacks camps gardens sketches quilts boulders hosts
  grills roasts barbecues acts hikes climbs dives cycles designs studies watches forges pickles binges rides draws paddles arranges
  organises organizes teaches coaches performs`),
);

/** From "plays" to "playing". */
export const gerundOfThirdPerson = new Map<string, string>();
/** All -ing forms of these verbs. */
export const gerunds = new Set<string>();
/** From "play" (as in "they play") to "playing". */
export const gerundOfBase = new Map<string, string>();
for (const verb of [...doing, ...[...hobbyVerbs.keys()].filter((form) => !form.includes(' '))]) {
  const base = baseOf(verb);
  const ing = gerundOf(base);
  gerundOfThirdPerson.set(verb, ing);
  gerundOfBase.set(base, ing);
  gerunds.add(ing);
}
/** From "surfed" or "swum" (as in "has surfed") to the -ing form. */
export const gerundOfParticiple = new Map<string, string>();
const irregularPast: Readonly<Record<string, string>> = {
  ...{
    run: 'run',
    swim: 'swum',
    sing: 'sung',
    ride: 'ridden',
    write: 'written',
    draw: 'drawn',
    grow: 'grown',
  },
  ...{ fly: 'flown', build: 'built', read: 'read', weave: 'woven', spin: 'spun', sew: 'sewn', make: 'made' },
};
/** Verbs of work and care, which say little about what somebody likes. */
const ofWork =
  /^(?:drive|keep|raise|nurse|serve|attend|teach|study|invest|shop|fire|make|support|host|train)$/;
for (const [base, ing] of gerundOfBase) {
  if (ofWork.test(base)) continue;
  const stem = ing.slice(0, -3);
  const regular = base.endsWith('e')
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${stem}ed`;
  gerundOfParticiple.set(irregularPast[base] ?? regular, ing);
}
/** From "sang" or "danced" to the -ing form. */
export const gerundOfSimplePast = new Map([
  ...gerundOfParticiple,
  ...Object.entries({ sang: 'singing', swam: 'swimming', ran: 'running', rode: 'riding', drew: 'drawing' }),
]);
for (const ing of words(
  'birding bouldering camping caving orienteering geocaching upholstering stargazing beekeeping woodturning woodworking',
))
  gerunds.add(ing);

export const needsSubject = (verb: string): boolean => needSubject.has(verb);
