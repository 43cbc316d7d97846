/** Characters that change the text direction, which can disguise a line as another. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** A browser's text, safe to show to others. */
export const shownText = (value: string): string => value.replace(directions, '').trim();

/** The same on one line. */
export const shownLine = (value: string): string => shownText(value).replace(/\s+/g, ' ');
