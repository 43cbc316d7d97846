import { isIP } from 'node:net';
import type { CallContext } from '../handlers/call.js';

/**
 * The network address of a call in the form of Postgres' type `inet`, as the gateway tells it; null without one. A proxy
 * that isn't set up well may tell something else, which must not make the request fail.
 */
export function auditedAddress({ clientAddress }: Pick<CallContext, 'clientAddress'>): string | null {
  if (clientAddress === undefined) return null;
  const [address = '', ...prefix] = clientAddress.split('/');
  const isKnown =
    isIP(address) === 6 ? prefix.join('/') === '64' : isIP(address) === 4 && prefix.length === 0;
  return isKnown ? clientAddress : null;
}
