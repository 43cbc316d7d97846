import { withoutDirections } from '@giftwell/contracts/core/text';

/** A browser's text, safe to show to others. */
export const shownText = (value: string): string => withoutDirections(value).trim();

/** The same on one line. */
export const shownLine = (value: string): string => shownText(value).replace(/\s+/g, ' ');
