import { notFound } from '@giftwell/contracts/core/error';
import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { type Understood, wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { fakeService } from '@giftwell/server-kit/testing';
import { shareCode, type FakeState } from './fake-state.js';
import { FakeTranscription, FakeTranscriptionWork } from './fake-transcription.js';

const notShared = () => notFound('shared_suggestion_not_found', 'Shared suggestion not found');

const idea = (id: number | null, name: string): Suggestion => ({
  id,
  name,
  price: '$25 – $40',
  priceMinCents: 2_500,
  priceMaxCents: 4_000,
  category: 'Books',
  description: 'A good thing',
  reason: 'Because',
  searchTerm: name,
  amazonLink: 'https://www.amazon.com/s?k=x',
  etsyLink: 'https://www.etsy.com/search?q=x',
  picture: 'kite',
  serves: [],
  source: 'catalogue',
  rating: null,
  saved: false,
});

const fakeSuggestions = (state: FakeState) =>
  fakeService(suggestionRoutes, {
    async listSaved(_input, { userId }) {
      state.listed += 1;
      const total = state.saved.get(userId) ?? 0;
      await state.aMoment();
      return { suggestions: [], total };
    },
    async rate(input, call) {
      state.note(input, call);
      return { ...idea(input.id, 'Rated'), rating: input.rating };
    },
    async save({ id }) {
      if (id > 100) throw notFound('suggestion_not_found', 'That idea is gone');
      return idea(id, 'Saved');
    },
    async unsave({ id }) {
      if (id === 66) throw new Error('secret detail of a fault');
      return idea(id, 'Unsaved');
    },
    async purchase({ id }) {
      return idea(id, 'Bought');
    },
    async dismiss({ id }) {
      return idea(id, 'Dismissed');
    },
    async assign({ ids }) {
      return { assigned: ids.length };
    },
    async importKept({ suggestions }, { userId }) {
      await state.aMoment();
      state.saved.set(userId, (state.saved.get(userId) ?? 0) + suggestions.length);
      await state.aMoment();
      return { imported: suggestions.length, alreadyThere: 0 };
    },
  });

/** One link is valid; it shows `state.shared`. */
const fakeShared = (state: FakeState) =>
  fakeService(sharedSuggestionRoutes, {
    async share() {
      return { shareCode, expiresAt: state.shared.expiresAt };
    },
    async get(input, call) {
      state.note(input, call);
      if (input.shareCode !== shareCode) throw notShared();
      return state.shared;
    },
    async view(input) {
      if (input.shareCode !== shareCode) throw notShared();
      return { ok: true as const };
    },
    async revoke(input) {
      if (input.shareCode !== shareCode) throw notShared();
      return { ok: true as const };
    },
  });

const understood: Understood = {
  relationship: 'friend',
  age: null,
  occasion: 'birthday',
  customType: null,
  budget: '51-100',
  facts: noPersonFacts(),
};

/** For the name `Slow` the work runs until the caller cancels; for `Broken` it fails halfway. */
const fakeWizard = (state: FakeState) =>
  fakeService(wizardRoutes, {
    async generate(input, call, emit) {
      state.note(input, call);
      const suggestions = ['Kite', 'Puzzle', 'Mug'].map((name) => idea(null, name));
      emit(suggestions[0]!);
      if (input.recipientName === 'Broken') throw new Error('secret detail of a fault');
      if (input.recipientName === 'Slow') {
        await new Promise<void>((done) => call.signal.addEventListener('abort', () => done()));
        state.cancelled += 1;
      }
      suggestions.slice(1).forEach(emit);
      return { understood, suggestions, source: 'catalogue' as const, fallback: false };
    },
    async refine(input, call) {
      state.note(input, call);
      const suggestions = [idea(null, 'Refined')];
      return { understood, suggestions, source: 'catalogue' as const, fallback: false };
    },
  });

/** The routes of gift-ai-service. */
export const fakeGiftAi = (state: FakeState) => [
  fakeSuggestions(state),
  fakeShared(state),
  fakeWizard(state),
  FakeTranscription,
  FakeTranscriptionWork,
];
