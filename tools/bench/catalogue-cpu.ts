// CPU time of the catalogue engine for one request: `npx node tools/bench/catalogue-cpu.ts [requests]`, after `tsc -b`.
// Fails if the slowest hundredth of either kind exceeds the budget of 15 ms. The ratio compares short notes with a search
// through the texts of all ideas; it is the median of many pairs.
import {
  budgets,
  interests,
  lifestyles,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import { Catalogue, suggestGifts } from '@giftwell/gift-ideas';
import { understandRequest } from '@giftwell/note-reader';
import { median, percentile } from './measure/numbers.ts';

const limitMs = 15;
const count = Number(process.argv[2] ?? 1_000);
/** Fewer vary more. */
const pairs = 200;
const note =
  'He just bought a sailing boat and hates clutter. On weekends he bakes bread, walks the dog and reads crime novels, ' +
  'but he is allergic to nuts and does not drink. No more mugs, please; something practical would be great. ';

const pick = <T>(list: readonly [T, ...T[]], at: number) => list[at % list.length] ?? list[0];

const isLong = (at: number) => at % 3 === 0;

/** Every third request has the longest possible voice notes (12,000 letters), every third a hundred exclusions. */
function request(at: number, names: string[]) {
  return {
    wizard: wizardFields.parse({
      recipientName: 'Mia',
      relationship: pick(relationships, at),
      age: 1 + ((at * 7) % 90),
      occasion: pick(occasionTypes, at),
      interests: [pick(interests, at), pick(interests, at * 3 + 1), pick(interests, at * 5 + 2)],
      customInterests: 'trail running, jazz and beekeeping',
      personality: [pick(personalityTraits, at), pick(personalityTraits, at + 5)],
      lifestyle: [pick(lifestyles, at)],
      budget: pick(budgets, at),
      voiceTranscriptions: isLong(at) ? [note.repeat(20), note.repeat(20), note.repeat(20)] : [note],
    }),
    excludeNames: at % 3 === 1 ? names.slice(0, 100) : [],
    round: 1 + (at % 3),
    seed: at,
  };
}

type Request = ReturnType<typeof request>;

const catalogue = Catalogue.load();
const now = new Date('2026-03-10T12:00:00Z');

/** Reads the texts and chooses nine ideas, as gift-ai-service does. */
function answer({ wizard, ...request }: Request) {
  const { brief } = understandRequest(wizard, { lexicon: catalogue.lexicon, now });
  return suggestGifts(catalogue, { brief, ...request }).map(({ idea }) => idea);
}

const names: string[] = [];
for (let at = 0; at < 60; at += 1) names.push(...answer(request(at, [])).map(({ name }) => name));

/** Something simple to do with all ideas, whose time tells how fast the machine is. */
const lamps = () =>
  catalogue.ideas.filter(({ idea }) =>
    /\b(?:desk|table|reading) lamps?\b/i.test(`${idea.name} ${idea.description}`),
  );

/** CPU time in milliseconds. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1_000;
}

const times: Record<'ordinary' | 'long', number[]> = { ordinary: [], long: [] };
for (let at = 0; at < count; at += 1) {
  const input = request(at, names);
  times[isLong(at) ? 'long' : 'ordinary'].push(cpuOf(() => answer(input)));
}

/**
 * Times of short notes, each as a multiple of a search just after it, because the machine's speed varies. Measured apart,
 * because a search has the processor's caches forget what the next answer reads.
 */
const multiples: number[] = [];
for (let at = 0; multiples.length < pairs; at += 1) {
  if (isLong(at)) continue;
  const input = request(at, names);
  multiples.push(cpuOf(() => answer(input)) / cpuOf(lamps));
}

/** Prints `long notes p50 1.2 ms, p99 3.4 ms`. */
function report(name: string, values: number[]): number {
  const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)];
  console.log(`${name} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
  return p99;
}

const slowest = [report('short notes', times.ordinary), report('long notes', times.long)];
console.log(`ratio ${median(multiples).toFixed(2)}`);
process.exitCode = slowest.some((p99) => p99 > limitMs) ? 1 : 0;
