import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { acceptedEncodings } from '../requests/accepted-encodings.js';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};

export type Encoding = 'br' | 'gzip' | 'identity';
export interface WebFile {
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Headers that replace the usual ones, for documents. */
  headers?: Record<string, string>;
}
/** The content in this encoding, which `pickEncoding` has found, or none. */
export const bodyOf = ({ bodies }: WebFile, encoding: Encoding): Buffer =>
  bodies[encoding] ?? gunzipSync(bodies.gzip!);

/** The content of a text file. */
export const textOf = (file: WebFile): string => bodyOf(file, 'identity').toString();

const compressed: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

export const etagOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** The folder of illustrations. */
const pictures = 'pictures';
const scripts = /^assets\/.*\.js$/;
/** Modules of the page renderer, which are never sent. */
const rendererModules = /^server\/.*\.js$/;
const renderer = /^server\/render-.*\.js$/;
const picturePath = /^\/pictures\/[a-z0-9-]+\.svg$/;

type ReadBody = (path: string) => Buffer | undefined;

/**
 * A file with its compressed versions, which are next to it. Scripts are kept compressed alone, because every browser
 * takes them so.
 */
function webFile(path: string, identity: Buffer, read: ReadBody): WebFile {
  const file: WebFile = {
    type: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
    etag: etagOf(identity),
    bodies: { identity },
  };
  for (const [extension, encoding] of Object.entries(compressed)) {
    const smaller = read(path + extension);
    if (smaller) file.bodies[encoding] = smaller;
  }
  if (file.bodies.gzip && scripts.test(path)) delete file.bodies.identity;
  return file;
}

/**
 * The built web app without its illustrations, read into memory. Only files that existed then are served, so that no
 * path leads outside, and a rebuild during operation never mixes two versions. Missing folders are empty.
 */
export function readWebFiles(root: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  const paths = pathsUnder(root).filter((path) => !rendererModules.test(path));
  const bodies = new Map(paths.map((path) => [path, readFileSync(join(root, path))]));
  for (const [path, body] of bodies) {
    const whole = path.slice(0, -extname(path).length);
    if (extname(path) in compressed && bodies.has(whole)) continue;
    files.set(
      `/${path}`,
      webFile(path, body, (other) => bodies.get(other)),
    );
  }
  return files;
}

/** An illustration. There are hundreds, and few are asked for, so each is read when it is needed. */
export function readPicture(root: string, path: string): WebFile | undefined {
  if (!picturePath.test(path)) return undefined;
  const read = (found: string) => ifThere(() => readFileSync(join(root, found)));
  const body = read(path);
  return body && webFile(path, body, read);
}

/** The path of the module that renders pages, if the build has it. */
export function findRenderer(root: string): string | undefined {
  const found = pathsUnder(root, 'server').find((path) => renderer.test(path));
  return found && join(root, found);
}

function pathsUnder(root: string, folder = ''): string[] {
  const entries = ifThere(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return path === pictures ? [] : pathsUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** What is read from a path, or undefined if nothing is there. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The smallest encoding that the client accepts: `br`, `gzip`, or none. */
export function pickEncoding({ bodies }: WebFile, accepted: string | undefined): Encoding {
  const takes = acceptedEncodings(accepted);
  if (bodies.br && takes('br')) return 'br';
  return bodies.gzip && takes('gzip') ? 'gzip' : 'identity';
}
