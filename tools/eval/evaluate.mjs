import { builtService, engineInUse } from './built.mjs';
import { measure } from './measure.mjs';
import { loadPersonas } from './personas.mjs';

const silent = { warn: () => undefined };
const shares = ['budget', 'rules', 'facts', 'first', 'accepted', 'wrong', 'diversity', 'coverage'];

/** Runs every persona through the engine that the environment says, one after the other. */
export async function evaluate(env, signal) {
  const built = await builtService();
  const catalogue = new built.CatalogueEngine();
  const { engine, name } = await engineInUse(env, catalogue);
  const relay = (request) => new built.EngineRelay(engine, catalogue, request, silent);
  const people = [];
  for (const persona of loadPersonas(built.wizardDataSchema)) {
    signal?.throwIfAborted();
    people.push({ id: persona.id, ...(await measure(persona, { built, catalogue, relay })) });
  }
  const sum = (key) => people.reduce((total, one) => total + one[key], 0);
  const total = Object.fromEntries([...shares, 'ms'].map((key) => [key, sum(key) / people.length]));
  return { name, people, total: { ...total, repeats: sum('repeats'), fallbacks: sum('fallbacks') } };
}
