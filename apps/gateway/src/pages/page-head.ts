/** Title and social tags of a page, for link previews. */
export interface PageText {
  title: string;
  description: string;
}

interface PageHead extends PageText {
  url: string;
  image: string;
}

const maxTitleLength = 110;
const maxDescriptionLength = 220;
const titleElement = /<title>[^<]*<\/title>/i;
const replacedTags =
  /<meta\b[^>]*\b(?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>\s*/gi;
const noIndex = '<meta name="robots" content="noindex, nofollow">';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** One line of at most this many characters. */
function shortened(text: string, max: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length <= max
    ? signs.join('')
    : `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** The app's document with a `noindex` tag. */
export const withNoindex = (document: string): string =>
  document.replace(titleElement, (title) => `${noIndex}\n    ${title}`);

/** The app's document with its title and social tags replaced. */
export function withHead(document: string, head: PageHead): string {
  const title = escape(shortened(head.title, maxTitleLength));
  const description = escape(shortened(head.description, maxDescriptionLength));
  const image = escape(head.image);
  const tags = [
    noIndex,
    `<title>${title} · Giftwell</title>`,
    `<meta name="description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Giftwell">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escape(head.url)}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A wrapped gift with a red bow: a gift idea, shared with you">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    `<meta name="twitter:image" content="${image}">`,
  ];
  // As a function, because `replace` would expand `$` patterns in a text.
  return document.replace(replacedTags, '').replace(titleElement, () => tags.join('\n    '));
}
