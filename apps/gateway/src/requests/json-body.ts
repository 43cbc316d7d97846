import { invalid } from '@giftwell/contracts/core/error';

export const maxBodyBytes = 100_000;
export const maxDepth = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

const codes = {
  quote: 34,
  colon: 58,
  openArray: 91,
  backslash: 92,
  closeArray: 93,
  openObject: 123,
  closeObject: 125,
};

/** The index of the closing quote of the string that begins at `start`; the text's length if there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === codes.quote) return at;
    if (code === codes.backslash) at += 1;
  }
  return text.length;
}

/**
 * The nesting depth of a text and the number of members of its objects, in one scan without recursion. Outside of
 * strings, JSON has one colon for each member.
 */
export function scanJson(text: string): { depth: number; members: number } {
  let open = 0;
  let depth = 0;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case codes.quote:
        at = endOfString(text, at);
        break;
      case codes.openObject:
      case codes.openArray:
        open += 1;
        depth = Math.max(depth, open);
        break;
      case codes.closeObject:
      case codes.closeArray:
        open -= 1;
        break;
      case codes.colon:
        members += 1;
        break;
    }
  }
  return { depth, members };
}

export const isForbiddenKey = (key: string): boolean => forbiddenKeys.has(key);

/** The number of members of a parsed value; throws for a forbidden key. */
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

/** Parses a request body; an empty one is an empty object. Throws `invalid` for anything but harmless JSON. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return {};
  const { depth, members } = scanJson(text);
  // Before parsing, so that no parser or validator ever recurses into a deep body.
  if (depth > maxDepth) throw invalid('body_too_deep', 'The request is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('bad_json', 'The request is not valid JSON');
  }
  // Parsers differ in which value of a repeated key they use, so repeated keys are refused.
  if (membersOf(value) !== members) throw invalid('repeated_key', 'The request contains a key twice');
  return value;
}
