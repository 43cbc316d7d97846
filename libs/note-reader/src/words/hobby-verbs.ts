import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';

/**
 * Verbs that are an interest: before the bar those that mean just the interest, after it those that name a kind of it.
 */
const words: Partial<Record<Interest, string>> = {
  art: `paint, draw | sculpt, sketch, doodle, illustrate, throw pots, airbrush, oil paint, tattoo`,
  reading: `read`,
  music: `sing | rap, drum, dj, busk, beatbox, songwrite, yodel`,
  photography: `photograph`,
  fitness: `run, cycle, bike, swim, work out, jog | row, lift, lift weights, mountain bike, power walk, powerlift, spin, trail run, crossfit, weight train, weightlift, bodybuild, race walk`,
  cooking: `cook, bake | grill, barbecue, bbq, brew, homebrew, home brew, ferment, pickle`,
  gaming: `game`,
  travel: `travel | backpack, road trip, globetrot, couchsurf, interrail`,
  cars: `race cars, drag race, motorbike, go kart`,
  outdoors: `hike, camp | fish, sail, surf, ski, climb, snowboard, kayak, canoe, hunt, trek, forage for, forage, boulder, rock climb, birdwatch, bird watch, dive, scuba dive, snorkel, windsurf, kitesurf, paraglide, skydive, paddleboard, paddle board, mountaineer, geocache, stargaze, beachcomb, go birding, abseil, snowshoe, fly fish, free dive, water ski, cross country ski, ramble, metal detect, mushroom hunt, wakeboard, spearfish, cliff dive, free climb`,
  sports: `golf | skateboard, rollerblade, roller skate, skate, ice skate, figure skate, box, kickbox, fence, wrestle, bowl, sprint, vault, pole vault, shadowbox, longboard, bmx, curl, ride horses, spar`,
  technology: `code | program, hack, solder`,
  gardening: `garden | compost, prune`,
  crafts: `knit, sew | quilt, crochet, embroider, weave, whittle, woodwork, scrapbook, needlepoint, cross stitch, upcycle, bead, felt, tat, weld, upholster, carve, carve wood, macrame, origami, blacksmith, tie dye, papercraft`,
  yoga: `meditate`,
  dancing: `dance | breakdance, tap dance, line dance, salsa dance, belly dance, ballroom dance, square dance, pole dance, swing dance, tango, salsa, waltz`,
  writing: `write | blog, journal, bullet journal`,
};
/** Hobbies without an interest in the vocabulary. */
const otherwise = 'juggle, thrift, vlog, cosplay, unicycle, puppeteer, bargain hunt, people watch';

/** These forms are also nouns, so they must stand where a verb can: "she drums", not "his drums". */
const alsoThings = new Set(
  `drums games lifts bowls boxes fences rows skates quilts camps dances raps beads weaves sketches doodles programs
  codes streams hunts runs bikes blogs journals photographs grills barbecues bbqs brews pickles sails dives climbs hikes
  gardens kayaks canoes skateboards rollerblades snowboards cycles curls drifts motorbikes tangos salsas waltzes djs
  spins collages tattoos hacks treks vaults backpacks longboards motorbikes composts prunes scrapbooks surfs paints
  origamis felts tats vlogs sprints spars boulders`.split(/\s+/),
);

export interface HobbyVerb {
  interest: Interest | null;
  /** More specific than the interest, so the word itself is kept. */
  kind: boolean;
  /** Rarely anything but a verb. */
  clear: boolean;
}

const third = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const last = [...rest].pop();
  // "tap dances", but "lifts weights", "works out", "goes birding"
  const headLast =
    last !== undefined &&
    /^(?:tap|line|salsa|belly|ballroom|square|pole|swing|mountain|power|trail|race|weight|home|bird|rock|scuba|paddle|drag|road|fly|free|water|cross|metal|mushroom|roller|ice|figure|bullet|tie|cliff|oil|go|bargain|people)$/.test(
      first,
    ) &&
    verb !== 'go birding' &&
    verb !== 'race cars';
  if (headLast) return `${[first, ...rest.slice(0, -1)].join(' ')} ${singly(last)}`;
  return [singly(first), ...rest].join(' ');
};
const singly = (verb: string): string =>
  /(?:s|x|z|ch|sh|go)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** By the third person: "surfs". */
export const hobbyVerbs = new Map<string, HobbyVerb>();
/** By the plural or infinitive: "surf". */
export const hobbiesTogether = new Map<string, HobbyVerb>();
const add = (verb: string, interest: Interest | null, kind: boolean) => {
  if (!verb) return;
  const form = third(verb);
  const hobby = { interest, kind, clear: !alsoThings.has(form) };
  hobbyVerbs.set(form, hobby);
  hobbiesTogether.set(verb, hobby);
};
const each = (list: string) => list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
for (const [interest, list] of Object.entries(words) as [Interest, string][]) {
  // "drives" alone doesn't mean an interest in cars.
  const [plain = '', kinds = ''] = list.includes('|') || interest !== 'cars' ? list.split('|') : ['', list];
  for (const verb of each(plain)) add(verb, interest, false);
  for (const verb of each(kinds)) add(verb, interest, true);
}
for (const verb of each(otherwise)) add(verb, null, true);

/** Whether a word is almost always such a verb; it ends a list of things. */
export const isClearHobby = (word: string): boolean => hobbyVerbs.get(word)?.clear === true;
