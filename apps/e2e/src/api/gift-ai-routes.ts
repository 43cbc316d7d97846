/** Data that belongs to one user. */
export interface Belongings {
  /** A stored suggestion. */
  id: number;
  /** A link to it. */
  shareCode: string;
  /** Its run. */
  run: string;
}

/**
 * How a route treats other users' data. `addressed`: the input names it, together with a recipient of the caller's own,
 * and others get `not_found`. `own`: the route only accesses the caller's data. `open`: for everybody, by design, and
 * accesses nobody's data. `inside`: for services only, not on the web.
 */
export type Treatment =
  | { kind: 'addressed'; input: (theirs: Belongings, recipientId: number) => object }
  | { kind: 'own'; input: object }
  | { kind: 'open' }
  | { kind: 'inside' };

const byId = (more: object = {}): Treatment => ({
  kind: 'addressed',
  input: ({ id }) => ({ id, ...more }),
});
const own = (input: object = {}): Treatment => ({ kind: 'own', input });
const open: Treatment = { kind: 'open' };
const inside: Treatment = { kind: 'inside' };

const kite = {
  name: 'Stunt kite with two lines',
  category: 'Outdoor & Adventure',
  description: 'Much wind.',
  reason: 'The coast is near.',
  searchTerm: 'stunt kite',
  priceMinCents: 2_500,
  priceMaxCents: 4_000,
};

/** All routes of gift-ai-service. The authorization spec fails if one is missing: add how it treats other users. */
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
  'gift-ai.learning.statements': own(),
  'gift-ai.learning.correct': {
    kind: 'addressed',
    input: () => ({
      recipientId: null,
      recipientKey: 'ada',
      feature: 'topic:baking',
      correction: 'forgotten',
    }),
  },
  'gift-ai.extraction.extractRecipient': open,
  'gift-ai.transcription.options': open,
  'gift-ai.transcription.get': open,
  'gift-ai.reminder-ideas.choose': inside,
  'gift-ai.calendar-titles.read': inside,
};
