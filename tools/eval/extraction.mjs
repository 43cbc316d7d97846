import { extractedFields, extractedRecipientSchema } from '@giftwell/contracts/gift-ai/voice';
import { mergedFacts, readNote } from '@giftwell/note-reader';
import { judge } from './judge.mjs';
import { loadUtterances } from './utterances.mjs';

/** The day on which everything in `utterances/` is said, a Tuesday. */
const saidAt = new Date('2026-03-10T12:00:00Z');
const serverPatienceMs = 60_000;

const none = () => ({ right: 0, wrong: 0, missing: 0, invented: 0 });
const add = (into, from) => {
  for (const key of Object.keys(none())) into[key] += from[key];
  return into;
};

function totals(results, fields) {
  const byField = Object.fromEntries(fields.map((field) => [field, none()]));
  for (const { marks } of results)
    for (const [field, mark] of Object.entries(marks)) add(byField[field], mark);
  return { byField, total: Object.values(byField).reduce(add, none()), utterances: results.length };
}

/** The reader that ships with the product, asked in this process. */
export const rulesExtractor = {
  name: 'the rules',
  extract: async ({ says: note, known, zone }) => {
    const reading = readNote({ note, known, now: saidAt, timeZone: zone });
    const facts = known ? mergedFacts(known, reading) : reading.facts;
    return { facts, sources: reading.sources, fallback: false };
  },
};

/** The note reader of a running Giftwell: a model where one is configured there. */
export const serverExtractor = (address) => ({
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
    const body = await response.json();
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(body)}`);
    return { facts: body.recipientData, sources: body.sources, fallback: body.fallback };
  },
});

/** Has every utterance understood by an extractor, one after the other. */
export async function evaluateExtraction(extractor = rulesExtractor, signal) {
  const results = [];
  for (const utterance of loadUtterances(extractedRecipientSchema)) {
    signal?.throwIfAborted();
    const began = performance.now();
    const { facts, sources, fallback } = await extractor.extract(utterance);
    const ms = performance.now() - began;
    const { marks, faults } = judge(utterance, facts, extractedFields);
    results.push({ ...utterance, facts, sources, marks, faults, fallback, ms });
  }
  const of = (isHeldOut) =>
    totals(
      results.filter(({ heldOut }) => heldOut === isHeldOut),
      extractedFields,
    );
  return { name: extractor.name, results, tuned: of(false), heldOut: of(true) };
}

/** Recall: the share of expected values that were found. */
export const shareRight = ({ right, wrong, missing }) => right / (right + wrong + missing || 1);
/** Precision: the share of given values that are right. */
export const precisionOf = ({ right, wrong, invented }) => right / (right + wrong + invented || 1);
