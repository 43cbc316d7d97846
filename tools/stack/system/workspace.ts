import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..', '..');
export const data = resolve(root, process.env.GIFTWELL_DATA || '.giftwell');

/** A program in node_modules; a project's own version takes precedence over the workspace's. */
export function bin(name: string, folder = '.') {
  const own = join(root, folder, 'node_modules', '.bin', name);
  return existsSync(own) ? own : join(root, 'node_modules', '.bin', name);
}

/**
 * The arguments of Node that compile projects with their references. This TypeScript 7 needs less than half the processor
 * time of version 6, whose API ESLint and a spec use; `.bin/tsc` may be either. Further checkers would do work twice.
 */
export const compile = [
  ...[join(root, 'node_modules', 'typescript-7', 'bin', 'tsc'), '-b'],
  ...['--checkers', '1'],
];

/** The part of a package.json that is read. */
interface Manifest {
  name: string;
  workspaces?: string[];
  nx?: { tags?: string[]; targets?: Record<string, object> };
}

export interface Project {
  name: string;
  /** The folder, relative to the root. */
  folder: string;
  tags: string[];
  /** The names of its Nx targets. */
  targets: string[];
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** All projects of the workspace, with folder and Nx targets. */
export function projects(): Project[] {
  const folders = (read(join(root, 'package.json')).workspaces ?? []).flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, nx = {} } = read(join(root, folder, 'package.json'));
      return { name, folder, tags: nx.tags ?? [], targets: Object.keys(nx.targets ?? {}) };
    });
}
