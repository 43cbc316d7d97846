import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/workspace.mjs';

const load = (...path) => import(pathToFileURL(join(root, ...path)).href);
const giftAi = (...path) => load('apps', 'gift-ai-service', 'dist', ...path);
const engines = (file) => giftAi('engines', `${file}.js`);

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

/** What understands words, as it was built. */
export async function builtExtraction() {
  const modules = await Promise.all([
    import('@giftwell/note-reader'),
    giftAi('extraction', 'model-extractor.js'),
    load('libs', 'contracts', 'dist', 'gift-ai', 'voice.js'),
  ]);
  return Object.assign({}, ...modules);
}

/** As the service decides it: the model where one is configured, with the rules behind it, else the rules. */
export async function extractorInUse(env, built) {
  const config = modelOf(env);
  const byRules = (utterance) => ({ heard: built.readNote(utterance), fallback: false });
  if (!config) return { extract: byRules, name: 'the rules' };
  const model = await modelService(config);
  const extract = async (utterance, signal) => {
    try {
      return { heard: await built.extractByModel(model, utterance, signal), fallback: false };
    } catch {
      return { ...byRules(utterance), fallback: true };
    }
  };
  return { extract, name: config.model };
}

/** One question at a time: there is nobody to share the slots with. */
const freeSlots = { take: async () => () => undefined };

async function modelService(config) {
  const [{ ModelService }, { ModelRest }] = await Promise.all([
    giftAi('model', 'model.service.js'),
    giftAi('model', 'model-rest.js'),
  ]);
  return new ModelService(config, freeSlots, new ModelRest({ now: () => new Date() }));
}

const modelOf = ({ OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL }) =>
  OPENAI_API_KEY && OPENAI_MODEL
    ? {
        kind: 'openai',
        apiKey: OPENAI_API_KEY,
        model: OPENAI_MODEL,
        baseUrl: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
        timeoutMs: 25_000,
        dailyLimit: Infinity,
      }
    : null;

/** As the service decides it: a model where one is configured, else the catalogue. */
export async function engineInUse(env, catalogue) {
  const config = modelOf(env);
  if (!config) return { engine: catalogue, name: 'the catalogue' };
  const { OpenAiEngine } = await engines('openai-engine');
  return { engine: new OpenAiEngine(await modelService(config), catalogue), name: config.model };
}
