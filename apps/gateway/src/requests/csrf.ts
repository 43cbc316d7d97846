import { forbidden, type AppError } from '@giftwell/contracts/core/error';
import type { FastifyRequest } from 'fastify';
import { unsupportedMediaType } from './http-error.js';
import { isMultipart } from './upload-body.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const cameFromElsewhere = forbidden('cross_site', 'This request came from another site');
const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

/**
 * Whether another site may have sent this: by Sec-Fetch-Site, or else by Origin. A request must also have a content
 * type or header that other sites' forms and simple requests can't have. For an upload a form is enough if the browser
 * confirms that it comes from us.
 */
export function crossSite(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  ourOrigin: string,
  takesFile = false,
): AppError | null {
  if (safeMethods.has(method)) return null;
  if (isFromElsewhere(headers, ourOrigin)) return cameFromElsewhere;
  const type = headers['content-type'];
  if (isJson(type) || headers['x-requested-with'] !== undefined) return null;
  if (takesFile && isMultipart(type)) return isConfirmed(headers, ourOrigin) ? null : cameFromElsewhere;
  if (type !== undefined) return unsupportedMediaType;
  return forbidden('cross_site', 'Requests that change something are sent as JSON');
}

type Headers = FastifyRequest['headers'];

function isFromElsewhere({ 'sec-fetch-site': site, origin }: Headers, ourOrigin: string): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== ourOrigin;
}

/** Whether the browser says that our own page sent it. */
const isConfirmed = ({ 'sec-fetch-site': site, origin }: Headers, ourOrigin: string): boolean =>
  site === 'same-origin' || origin === ourOrigin;
