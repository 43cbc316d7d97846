import { forbidden, type AppError } from '@giftwell/contracts/core/error';
import type { FastifyRequest } from 'fastify';
import { unsupportedMediaType } from './http-error.js';
import { isMultipart } from './upload-body.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const cameFromElsewhere = forbidden('cross_site', 'This request came from another site');
const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

/**
 * Whether another site may have sent this: by Sec-Fetch-Site, else by Origin;
 * and in any case something that a form or a simple request of another site cannot carry. Where a file is taken, a form
 * will do if the browser says that it comes from us.
 */
export function crossSite(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  ourOrigin: string,
  takesFile = false,
): AppError | null {
  if (safeMethods.has(method)) return null;
  const site = headers['sec-fetch-site'];
  const fromElsewhere =
    site !== undefined
      ? site !== 'same-origin' && site !== 'none'
      : headers.origin !== undefined && headers.origin !== ourOrigin;
  if (fromElsewhere) return cameFromElsewhere;
  if (isJson(headers['content-type']) || headers['x-requested-with'] !== undefined) return null;
  if (takesFile && isMultipart(headers['content-type']))
    return site === 'same-origin' || headers.origin === ourOrigin ? null : cameFromElsewhere;
  if (headers['content-type'] !== undefined) return unsupportedMediaType;
  return forbidden('cross_site', 'Requests that change something are sent as JSON');
}
