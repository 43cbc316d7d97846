import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/workspace.mjs';

const load = (...path) => import(pathToFileURL(join(root, ...path)).href);
const engines = (file) => load('apps', 'gift-ai-service', 'dist', 'engines', `${file}.js`);

/** The service's own code as it was built: what is evaluated is what people get. */
export async function builtService() {
  const files = ['catalogue-engine', 'engine-relay', 'hard-rules', 'idea-identity', 'words', 'phrases'];
  const contracts = ['vocabulary', 'wizard'];
  const modules = await Promise.all([
    ...files.map(engines),
    ...contracts.map((file) => load('libs', 'contracts', 'dist', 'gift-ai', `${file}.js`)),
  ]);
  return Object.assign({}, ...modules);
}

/** As the service decides it: a model where one is configured, else the catalogue. */
export async function engineInUse({ OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL }, catalogue) {
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return { engine: catalogue, name: 'the catalogue' };
  const [{ OpenAiEngine }, { ModelRest }] = await Promise.all([
    engines('openai-engine'),
    engines('model-rest'),
  ]);
  const config = {
    kind: 'openai',
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL,
    baseUrl: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    timeoutMs: 25_000,
    dailyLimit: Infinity,
  };
  // One question at a time: there is nobody to share the slots with.
  const slots = { take: async () => () => undefined };
  const rest = new ModelRest({ now: () => new Date() });
  return { engine: new OpenAiEngine(config, slots, rest, catalogue), name: OPENAI_MODEL };
}
