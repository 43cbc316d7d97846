import { nameKey } from '@giftwell/contracts/core/names';
import { randomInt } from 'node:crypto';
import skeletonOf from 'unhomoglyph';

/** Usernames that look the same have the same key, look-alike characters included. */
export const usernameKey = (username: string): string => skeletonOf(nameKey(username)).toLowerCase();

/** Leaves room for the number in a username. */
const longestNumbered = 40;

/** The same name with a number, if others have the name. */
export const numbered = (username: string): string =>
  `${[...username].slice(0, longestNumbered).join('').trimEnd()} ${randomInt(1_000, 1_000_000)}`;
