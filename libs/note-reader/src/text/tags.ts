/** Tags that begin a new line. */
const lines = 'br|p|div|li|ul|ol|tr|td|th|table|h[1-6]|blockquote|pre';
const inline =
  'a|abbr|b|big|code|del|em|font|i|img|ins|kbd|mark|q|s|script|small|span|strike|strong|style|sub|sup|tt|u';
/** Known names only: "<Bob> my boss" is no tag, and "I <3 tea" is none. */
const tag = new RegExp(`</?(?:(?<line>${lines})|${inline})(?:[\\s/][^<>]*)?>`, 'gi');

/** Pasted text without its HTML tags, each replaced by as many spaces, so that places in the text stay the same. */
export const withoutTags = (text: string): string =>
  text.includes('<')
    ? text.replace(tag, (found, line?: string) => (line ? '\n' : ' ').padEnd(found.length))
    : text;
