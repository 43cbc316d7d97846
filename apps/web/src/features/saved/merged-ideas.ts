import type { SavedSuggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { ideaKeyFromName, suggestionKey, type KeptSuggestion } from '../../data/stores/saved-suggestions.js';

/** An idea from the account or from this browser. */
export type SavedIdea =
  | { key: string; onlyHere: false; idea: SavedSuggestion }
  | { key: string; onlyHere: true; idea: KeptSuggestion };

/** When it was saved, as an ISO string; undefined if the browser doesn't know. */
export const savedAtOf = (saved: SavedIdea): string | undefined =>
  saved.onlyHere ? saved.idea.createdAt : saved.idea.savedAt;

/** For whom it was suggested; null if that isn't known, as for all ideas of this browser. */
export const recipientNameOf = (saved: SavedIdea): string | null =>
  saved.onlyHere ? null : saved.idea.recipientName;

/** Both lists merged; ideas that the account has are listed once. */
export function mergeIdeas(
  onServer: readonly SavedSuggestion[],
  inBrowser: readonly KeptSuggestion[],
): SavedIdea[] {
  const known = new Set(onServer.flatMap((idea) => [String(idea.id), ideaKeyFromName(idea)]));
  const onlyHere = inBrowser.filter(
    (idea) => !known.has(suggestionKey(idea)) && !known.has(ideaKeyFromName(idea)),
  );
  return [
    ...onlyHere.map((idea) => ({ key: `here-${suggestionKey(idea)}`, onlyHere: true as const, idea })),
    ...onServer.map((idea) => ({ key: String(idea.id), onlyHere: false as const, idea })),
  ];
}
