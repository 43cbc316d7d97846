import { randomBytes } from 'node:crypto';

/** 128 random bits as base64url: 22 characters that can't be guessed. */
export const newShareCode = (): string => randomBytes(16).toString('base64url');
