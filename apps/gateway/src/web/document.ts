import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pagePolicy } from '../requests/security-headers.js';
import { etagOf, textOf, type WebFile } from './web-files.js';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const operatorMeta = /(<meta name="giftwell-operator" content=")(")/;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const sourcesOf = (html: string) =>
  [...html.matchAll(inlineScript)].map(
    ([, script]) => `sha256-${createHash('sha256').update(script!).digest('base64')}`,
  );

/** A document of the app with a policy for its own scripts, and with the operator's name. */
export function asDocument(file: WebFile, operator: string): WebFile {
  const html = textOf(file);
  const headers = { 'content-security-policy': pagePolicy(sourcesOf(html)) };
  if (!operator || !operatorMeta.test(html)) return { ...file, headers };
  const name = operator.replace(/[&<>"]/g, (sign) => entities[sign]!);
  const body = Buffer.from(
    html.replace(operatorMeta, (_all, before: string, after: string) => before + name + after),
  );
  return {
    ...file,
    headers,
    etag: etagOf(body),
    bodies: { identity: body, br: brotliCompressSync(body), gzip: gzipSync(body) },
  };
}
