/** What a page says about itself to whoever shows a preview of it. */
export interface PageText {
  title: string;
  description: string;
}

interface PageHead extends PageText {
  url: string;
  image: string;
}

const longestTitle = 110;
const longestDescription = 220;
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

/** One line of at most so many signs. */
function shortened(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length <= most
    ? signs.join('')
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** The app's document as it is, but for no search engine. */
export const withoutIndex = (document: string): string =>
  document.replace(titleElement, (title) => `${noIndex}\n    ${title}`);

/** The app's document with this title and these social tags in place of its own. */
export function withHead(document: string, head: PageHead): string {
  const title = escape(shortened(head.title, longestTitle));
  const description = escape(shortened(head.description, longestDescription));
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
  // As a function, because a text may hold what `replace` would read as a reference to the match.
  return document.replace(replacedTags, '').replace(titleElement, () => tags.join('\n    '));
}
