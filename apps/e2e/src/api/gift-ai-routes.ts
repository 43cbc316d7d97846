/** What somebody has that is nobody else's. */
export interface Belongings {
  /** A stored suggestion. */
  id: number;
  /** A link to it. */
  shareCode: string;
  /** The run that it came with. */
  run: string;
}

/**
 * How a route treats what belongs to somebody else. `addressed`: the input names it, beside a recipient of the caller's
 * own, and whoever it does not belong to is told that there is no such thing. `own`: the route knows nothing but the
 * caller's own. `open`: for everybody, by design, and touches nobody's belongings.
 */
export type Treatment =
  | { kind: 'addressed'; input: (theirs: Belongings, recipientId: number) => object }
  | { kind: 'own'; input: object }
  | { kind: 'open' };

const byId = (more: object = {}): Treatment => ({
  kind: 'addressed',
  input: ({ id }) => ({ id, ...more }),
});
const own = (input: object = {}): Treatment => ({ kind: 'own', input });
const open: Treatment = { kind: 'open' };

const kite = {
  name: 'Stunt kite with two lines',
  category: 'Outdoor & Adventure',
  description: 'Much wind.',
  reason: 'The coast is near.',
  searchTerm: 'stunt kite',
  priceMinCents: 2_500,
  priceMaxCents: 4_000,
};

/** Every route of gift-ai. One that is missing here fails the authorization spec: say how it treats strangers. */
export const treatments: Record<string, Treatment> = {
  'gift-ai.suggestions.listSaved': own(),
  'gift-ai.suggestions.rate': byId({ rating: 1, feedback: 'not mine' }),
  'gift-ai.suggestions.save': byId(),
  'gift-ai.suggestions.unsave': byId(),
  'gift-ai.suggestions.purchase': byId({ purchased: true }),
  'gift-ai.suggestions.dismiss': byId(),
  'gift-ai.suggestions.assign': {
    kind: 'addressed',
    input: ({ id }, recipientId) => ({ ids: [id], recipientId }),
  },
  'gift-ai.suggestions.importKept': own({ suggestions: [kite] }),
  'gift-ai.runs.get': { kind: 'addressed', input: ({ run }) => ({ run }) },
  'gift-ai.runs.list': own(),
  'gift-ai.shared-suggestions.share': {
    kind: 'addressed',
    input: ({ id }) => ({ suggestionId: id, suggestionData: { name: 'Anything' } }),
  },
  'gift-ai.shared-suggestions.get': open,
  'gift-ai.shared-suggestions.view': open,
  'gift-ai.shared-suggestions.revoke': {
    kind: 'addressed',
    input: ({ shareCode }) => ({ shareCode }),
  },
  'gift-ai.wizard.generate': open,
  'gift-ai.wizard.refine': open,
  'gift-ai.learning.insights': own(),
  'gift-ai.learning.preferences': own(),
  'gift-ai.extraction.extractRecipient': open,
  'gift-ai.transcription.options': open,
  'gift-ai.transcription.get': open,
};
