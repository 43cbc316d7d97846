import type { CircumstanceKind } from '@giftwell/contracts/gift-ai/facts';
import type { GiftBrief } from './gift-request.js';

/** Topics that suit a trait or a way of life. */
export const traitTopics: Record<string, readonly string[]> = {};

/** Topics that suit what a person lives through. */
export const circumstanceTopics: Partial<Record<CircumstanceKind, readonly string[]>> = {};

/** Topics that suit anyone of an age and a relationship, for places that nothing stated can fill. */
export function genericTopics(_brief: GiftBrief): string[] {
  return [];
}
