/** Signs that turn the direction of the text around them, with which a line can be made to read as another. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** A browser's text as it is shown to others. */
export const shownText = (value: string): string => value.replace(directions, '').trim();

/** The same on one line. */
export const shownLine = (value: string): string => shownText(value).replace(/\s+/g, ' ');
