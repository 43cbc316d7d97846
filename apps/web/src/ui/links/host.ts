/** The host of a link, for display. */
export const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');
