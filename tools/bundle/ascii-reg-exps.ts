import { parse, type Token, tokTypes } from 'acorn';

const isAscii = (text: string) => !/[^\x00-\x7f]/.test(text);

/** An escape of a regular expression, or a character that needs one; a surrogate pair is two without the flag u or v. */
const parts = { whole: /\\[^]|[^\x00-\x7f]/gu, units: /\\[^]|[^\x00-\x7f]/g };

const escaped = (character: string) => {
  const code = character.codePointAt(0)!.toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
};

/** A regular expression that matches the same, without characters outside of ASCII. */
function asciiRegExp(literal: string): string {
  const flags = literal.slice(literal.lastIndexOf('/'));
  return literal.replace(/[uv]/.test(flags) ? parts.whole : parts.units, (part) => {
    const character = part.startsWith('\\') ? part.slice(1) : part;
    return isAscii(character) ? part : escaped(character);
  });
}

/**
 * Escapes the characters outside of ASCII in the regular expressions of a bundle, where esbuild leaves them: one is
 * enough for V8 to keep the whole file with two bytes a character.
 */
export function asciiRegExps(text: string): string {
  if (isAscii(text)) return text;
  const found: Token[] = [];
  const onToken = (token: Token) => void (token.type === tokTypes.regexp && found.push(token));
  parse(text, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  let [result, end] = ['', 0];
  for (const token of found) {
    result += text.slice(end, token.start) + asciiRegExp(text.slice(token.start, token.end));
    end = token.end;
  }
  return result + text.slice(end);
}
