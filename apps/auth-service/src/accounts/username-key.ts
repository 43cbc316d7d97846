import { nameKey } from '@giftwell/contracts/core/names';
import skeletonOf from 'unhomoglyph';

/** Usernames that look the same have the same key, look-alike characters included. */
export const usernameKey = (username: string): string => skeletonOf(nameKey(username)).toLowerCase();
