import { dirname, join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const isTest = (file) => /\.spec\.tsx?$/.test(file);

/** The app of a file, its top folder under src, the folder below that, and its name. */
function place(file) {
  const parts = relative(root, file).split(sep);
  if (parts[0] !== 'apps' || parts[2] !== 'src') return null;
  const [, app, , top, below] = parts;
  return { app, top: parts.length > 4 ? top : '', below: parts.length > 5 ? below : '', name: parts.at(-1) };
}

function webProblem(from, to) {
  if (from.top === 'features' && to.top === 'features' && from.below !== to.below) return 'featureInFeature';
  if (from.top === 'features' && to.top === 'app') return 'upwards';
  if (from.top === 'data' && ['app', 'features'].includes(to.top)) return 'upwards';
  if (from.top === 'ui' && ['app', 'features', 'data'].includes(to.top)) return 'upwards';
  if (from.top !== 'testing' && to.top === 'testing') return 'testing';
  return null;
}

function serviceProblem(from, to) {
  if (!from.top || !to.top || from.top === to.top || from.top === 'migrations') return null;
  return /(\.(module|service|entity)|-row)\.[jt]s$/.test(to.name) ? null : 'insideOfFeature';
}

function problem(file, source) {
  if (!source.startsWith('.') || isTest(file)) return null;
  const from = place(file);
  const to = place(join(dirname(file), source));
  if (!from || !to || from.app !== to.app) return null;
  if (from.app === 'web') return webProblem(from, to);
  return from.app.endsWith('-service') ? serviceProblem(from, to) : null;
}

/** Keeps the layers inside an app: `app → features → data → ui` on the web, closed features in a service. */
export const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      featureInFeature: 'Features never import each other; a page that needs two is composed in app/.',
      upwards: 'Imports go app → features → data → ui, never up.',
      testing: 'Only tests import from testing/.',
      insideOfFeature: 'Of another feature, only its module, its services and its rows may be imported.',
    },
  },
  create(context) {
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const messageId = problem(context.filename, node.source.value);
      if (messageId) context.report({ node: node.source, messageId });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
