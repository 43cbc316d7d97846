import type { Route } from '@giftwell/contracts/core/route';

const stream = ':stream';
const once = ':once';

/** The pattern of a call whose answer comes in parts. */
export const streamPattern = (route: Route): string => route.name + stream;

export const isStreamPattern = (pattern: string): boolean => pattern.endsWith(stream);

/** The pattern under which calls with an idempotency key are handled; callers don't use it. */
export const oncePattern = (pattern: string): string => pattern + once;
