// Checks that every file is in its place; docs/architecture.md has the rules.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const serviceRoles = ['module', 'controller', 'service', 'entity', 'job', 'spec'];
const webRoles = ['spec', 'api', 'styles'];
const forbidden = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'base',
  'impl',
  'dto',
  'dtos',
];
const libs = ['calendar-reader', 'contracts', 'gift-ideas', 'mail-templates', 'note-reader', 'server-kit'];
const entryPoints = [
  'libs/calendar-reader/src/index.ts',
  'libs/gift-ideas/src/index.ts',
  'libs/mail-templates/src/index.ts',
  'libs/note-reader/src/index.ts',
  'libs/server-kit/src/index.ts',
  'libs/server-kit/src/testing/index.ts',
];
/** Folders next to the features that aren't features. */
const nonFeatureFolders = ['migrations', 'testing'];
const longest = 300;
const webData = 'apps/web/src/data/';
const webFeatures = 'apps/web/src/features';
/** Maximum of source files in a folder, not counting specs. */
const maxFiles = 15;
/** Folders that had more when the limit was introduced, with their number then; it may only shrink. */
const crowdedFolders = JSON.parse(
  readFileSync(join(import.meta.dirname, 'folder-size-exceptions.json'), 'utf8'),
);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const code = /\.(tsx?|mjs)$/;

function list(folder, type) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => (type === 'folder' ? entry.isDirectory() : entry.isFile()))
      .map(({ name }) => name)
      .filter((name) => !['node_modules', 'dist', 'dist-bundle', 'dist-tsc', 'test-results'].includes(name));
  } catch {
    return [];
  }
}

function* filesBelow(folder) {
  for (const name of list(folder, 'file')) yield join(folder, name);
  for (const name of list(folder, 'folder')) yield* filesBelow(join(folder, name));
}

/** The stem and the roles of `wishlist.entity.ts`: `['wishlist', 'entity']`. */
const partsOf = (file) => file.replace(code, '').split('.');

function nameProblems(path) {
  const problems = [];
  for (const segment of path.split('/').slice(2)) {
    for (const part of partsOf(segment)) if (!kebab.test(part)) problems.push('names are in kebab-case');
    const words = partsOf(segment).flatMap((part) => part.split('-'));
    const bad = words.find((word) => forbidden.includes(word));
    if (bad) problems.push(`"${bad}" says nothing about what is inside`);
    if (partsOf(segment)[0] === 'data' && !path.startsWith(webData))
      problems.push('"data" alone says nothing about what is inside');
  }
  return problems;
}

function lengthProblems(source) {
  const lines = source.trimEnd().split('\n').length;
  const onlyData = !/=>|\bfunction\b|\bclass\b|\bdescribe\(/.test(source);
  return lines > longest && !onlyData ? [`has ${lines} lines; above ${longest} it is two files`] : [];
}

function barrelProblems(path, source) {
  if (entryPoints.includes(path)) return [];
  if (/(^|\/)index\.(tsx?|mjs)$/.test(path)) return ['is a barrel; import from the file that has the thing'];
  const statements = source
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .split(';')
    .map((part) => part.trim());
  const told = statements.filter(Boolean);
  const onlyPassesOn =
    told.length > 0 && told.every((part) => /^export\s*(?:\*|\{|type\b)[^]*\bfrom\b/.test(part));
  return onlyPassesOn ? ['only passes on what others export'] : [];
}

function roleProblems(path, app) {
  const roles = partsOf(path.split('/').at(-1)).slice(1);
  const known = app === 'web' ? webRoles : app.endsWith('-service') ? serviceRoles : roles;
  const strange = roles.find((role) => !known.includes(role));
  return strange ? [`"${strange}" is no role of a file here; there are ${known.join(', ')}`] : [];
}

/** Every feature has specs. In a service it is one flat folder; in the web app it may have one level of subfolders. */
function featureProblems(root, folder, feature) {
  const path = join(folder, feature);
  const found = [];
  const inside = list(join(root, path), 'folder');
  if (folder === webFeatures) {
    const deep = inside.filter((name) => list(join(root, path, name), 'folder').length > 0);
    found.push(...deep.map((name) => `${path}/${name}: a subfolder of a feature has no subfolders`));
  } else if (inside.length) found.push(`${path}: a feature is one flat folder; found ${inside.join(', ')}`);
  const tested = [...filesBelow(join(root, path))].some((file) => /\.spec\.tsx?$/.test(file));
  if (!tested) found.push(`${path}: has no spec`);
  return found;
}

function crowdProblems(files, crowded) {
  const counts = new Map(Object.keys(crowded).map((folder) => [folder, 0]));
  for (const file of files.filter((path) => !/\.spec\./.test(path))) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const allowed = crowded[folder] ?? maxFiles;
    if (count > allowed) return [`${folder}: has ${count} source files; above ${allowed} it is two folders`];
    if (crowded[folder] && count <= maxFiles)
      return [`${folder}: is not crowded any more; take it off folder-size-exceptions.json`];
    return [];
  });
}

/** All structure problems below this root, one sentence each. */
export function checkStructure(root, crowded = crowdedFolders) {
  const found = list(join(root, 'libs'), 'folder')
    .filter((lib) => !libs.includes(lib))
    .map(
      (lib) =>
        `libs/${lib}: another library needs a decision record, and a line in tools/check-structure.mjs`,
    );
  const apps = list(join(root, 'apps'), 'folder');
  const codeFiles = [];
  const sources = [...apps.map((app) => `apps/${app}/src`), ...libs.map((lib) => `libs/${lib}/src`), 'tools'];
  for (const folder of sources) {
    for (const file of filesBelow(join(root, folder))) {
      const path = relative(root, file).replaceAll('\\', '/');
      if (!code.test(path)) continue;
      codeFiles.push(path);
      const source = readFileSync(file, 'utf8');
      const own = path.replace(/^tools\//, 'tools/src/');
      const problems = [...nameProblems(own), ...lengthProblems(source), ...barrelProblems(path, source)];
      const [, app] = path.split('/');
      if (path.startsWith('apps/')) problems.push(...roleProblems(path, app));
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
  }
  found.push(...crowdProblems(codeFiles, crowded));
  for (const app of apps.filter((name) => name !== 'e2e')) {
    const folder = app === 'web' ? webFeatures : `apps/${app}/src`;
    const features = list(join(root, folder), 'folder').filter((name) => !nonFeatureFolders.includes(name));
    for (const feature of features) found.push(...featureProblems(root, folder, feature));
  }
  return [...new Set(found)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = checkStructure(resolve(import.meta.dirname, '..'));
  for (const problem of found) console.error(problem);
  process.exitCode = found.length ? 1 : 0;
}
