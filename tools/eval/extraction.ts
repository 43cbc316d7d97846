import { extractedFields } from '@giftwell/contracts/gift-ai/voice';
import { mergedFacts, readNote } from '@giftwell/note-reader';
import { judge, type Mark } from './judge.ts';
import { loadUtterances, type Utterance, type Values } from './utterances.ts';

/** The date of everything in `utterances/`, a Tuesday. */
const saidAt = new Date('2026-03-10T12:00:00Z');
const serverPatienceMs = 60_000;

type ReadUtterance = Utterance & Reading & ReturnType<typeof judge> & { ms: number };

export interface Totals {
  byField: Record<string, Mark>;
  total: Mark;
  /** Number of utterances. */
  utterances: number;
}

export interface Extraction {
  /** The extractor's name. */
  name: string;
  results: ReadUtterance[];
  tuned: Totals;
  heldOut: Totals;
}

const none = (): Mark => ({ right: 0, wrong: 0, missing: 0, invented: 0 });
const sumOf = (marks: Mark[]): Mark => {
  const sum = (key: keyof Mark) => marks.reduce((total, mark) => total + mark[key], 0);
  return { right: sum('right'), wrong: sum('wrong'), missing: sum('missing'), invented: sum('invented') };
};

function totals(results: ReadUtterance[]): Totals {
  const fields = extractedFields.map((field): [string, Mark] => [
    field,
    sumOf(results.map(({ marks }) => marks[field] ?? none())),
  ]);
  const byField = Object.fromEntries(fields);
  return { byField, total: sumOf(Object.values(byField)), utterances: results.length };
}

interface Reading {
  facts: Values;
  sources: { words: string }[];
  /** Whether the rules answered instead of a model. */
  fallback: boolean;
}

interface Extractor {
  name: string;
  extract(utterance: Utterance): Promise<Reading>;
}

interface ServerAnswer {
  recipientData: Values;
  sources: { words: string }[];
  fallback: boolean;
}

/** The built-in rules, called in this process. */
export const rulesExtractor: Extractor = {
  name: 'the rules',
  extract: async ({ says: note, known, zone }) => {
    const reading = readNote({ note, known, now: saidAt, timeZone: zone });
    const facts = known ? mergedFacts(known, reading) : reading.facts;
    return { facts, sources: reading.sources, fallback: false };
  },
};

/** The note reader of a running Giftwell: a model if one is configured there. */
export const serverExtractor = (address: string): Extractor => ({
  name: `the reader at ${address}`,
  extract: async ({ says: transcription, known, zone: timeZone }) => {
    const response = await fetch(new URL('/api/voice/extract-recipient', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(address).origin },
      body: JSON.stringify({
        ...{ transcription, timeZone, isAdditionalDetails: known !== null },
        ...(known && { existingData: known }),
      }),
      signal: AbortSignal.timeout(serverPatienceMs),
    });
    const body = (await response.json()) as ServerAnswer;
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(body)}`);
    return { facts: body.recipientData, sources: body.sources, fallback: body.fallback };
  },
});

/** Evaluates an extractor with every utterance, one after the other. */
export async function evaluateExtraction(
  extractor = rulesExtractor,
  signal?: AbortSignal,
): Promise<Extraction> {
  const results: ReadUtterance[] = [];
  for (const utterance of loadUtterances()) {
    signal?.throwIfAborted();
    const began = performance.now();
    const { facts, sources, fallback } = await extractor.extract(utterance);
    const ms = performance.now() - began;
    const { marks, faults } = judge(utterance, facts);
    results.push({ ...utterance, facts, sources, marks, faults, fallback, ms });
  }
  const of = (isHeldOut: boolean) => totals(results.filter(({ heldOut }) => heldOut === isHeldOut));
  return { name: extractor.name, results, tuned: of(false), heldOut: of(true) };
}

/** Recall: the share of expected values that were found. */
export const shareRight = ({ right, wrong, missing }: Mark) => right / (right + wrong + missing || 1);
/** Precision: the share of found values that are correct. */
export const precisionOf = ({ right, wrong, invented }: Mark) => right / (right + wrong + invented || 1);
