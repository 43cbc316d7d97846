import { builtExtraction, extractorInUse } from './built.mjs';
import { judge } from './judge.mjs';
import { loadUtterances } from './utterances.mjs';

/** The day on which everything in `utterances/` is said, a Tuesday. */
const saidAt = new Date('2026-03-10T12:00:00Z');
const modelMs = 25_000;

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

/** Has every utterance understood by the extractor that the environment says, one after the other. */
export async function evaluateExtraction(env, signal) {
  const built = await builtExtraction();
  const { extract, name } = await extractorInUse(env, built);
  const results = [];
  for (const utterance of loadUtterances(built.extractedRecipientSchema)) {
    signal?.throwIfAborted();
    const began = performance.now();
    const { note, known, zone } = { note: utterance.says, known: utterance.known, zone: utterance.zone };
    const asked = { note, known, now: saidAt, timeZone: zone };
    const { heard, fallback } = await extract(asked, AbortSignal.timeout(modelMs));
    const ms = performance.now() - began;
    const facts = known ? built.mergedFacts(known, heard) : heard.facts;
    const { marks, faults } = judge(utterance, facts, built.extractedFields);
    results.push({ ...utterance, facts, sources: heard.sources, marks, faults, fallback, ms });
  }
  const of = (isHeldOut) =>
    totals(
      results.filter(({ heldOut }) => heldOut === isHeldOut),
      built.extractedFields,
    );
  return { name, results, tuned: of(false), heldOut: of(true) };
}

/** Right values among those that there were to find. */
export const shareRight = ({ right, wrong, missing }) => right / (right + wrong + missing || 1);
