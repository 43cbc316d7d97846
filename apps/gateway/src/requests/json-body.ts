import { invalid } from '@giftwell/contracts/core/error';

export const maxBodyBytes = 100_000;
export const maxDepth = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Looks only at brackets outside of strings, so that no parser or validator ever walks a deep body (T5). */
export function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return false;
}

export const isForbiddenKey = (key: string): boolean => forbiddenKeys.has(key);

/** The members of all objects in a text that is known to be JSON: outside of strings, each has one colon. */
function membersIn(text: string): number {
  let members = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 58) members += 1;
  }
  return members;
}

/** The members that were read; throws for a key that is not allowed. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, inner) => sum + membersOf(inner), 0);
  let members = 0;
  for (const [key, inner] of Object.entries(value)) {
    if (isForbiddenKey(key)) throw invalid('forbidden_key', 'The request contains a key that is not allowed');
    members += 1 + membersOf(inner);
  }
  return members;
}

/** A request body; an empty one is an empty object. Throws `invalid` for whatever is no harmless JSON. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return {};
  if (isDeeperThan(maxDepth, text)) throw invalid('body_too_deep', 'The request is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('bad_json', 'The request is not valid JSON');
  }
  // Of two values under one key each reader may believe another one.
  if (membersOf(value) !== membersIn(text)) throw invalid('repeated_key', 'The request contains a key twice');
  return value;
}
