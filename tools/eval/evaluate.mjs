import { builtService, engineInUse } from './built.mjs';
import { measure } from './measure.mjs';
import { loadPersonas } from './personas.mjs';

const silent = { warn: () => undefined };
const shares = ['budget', 'rules', 'facts', 'first', 'accepted', 'wrong', 'diversity', 'coverage', 'own'];

/** So many of all circles alike, for whoever pays for each question. */
const some = (all, count) =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Runs the personas, or some of them, through the engine that the environment says, one after the other. */
export async function evaluate(env, { signal, count = Infinity } = {}) {
  const built = await builtService();
  const catalogue = new built.CatalogueEngine();
  const { engine, name } = await engineInUse(env, catalogue);
  const relay = (request) => new built.EngineRelay(engine, catalogue, request, silent);
  const people = [];
  const all = loadPersonas(built.wizardDataSchema);
  for (const persona of some(all, Math.min(count, all.length))) {
    signal?.throwIfAborted();
    people.push({ id: persona.id, ...(await measure(persona, { built, catalogue, engine, relay })) });
  }
  const sum = (key) => people.reduce((total, one) => total + one[key], 0);
  const total = Object.fromEntries([...shares, 'ms'].map((key) => [key, sum(key) / people.length]));
  return { name, people, total: { ...total, repeats: sum('repeats'), fallbacks: sum('fallbacks') } };
}
