import { Module, type DynamicModule } from '@nestjs/common';
import { auditRoutes } from '@giftwell/contracts/auth/audit';
import { accountRoutes, credentialRoutes } from '@giftwell/contracts/auth/auth';
import { conflict, invalid, notFound, unauthenticated } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  sharedSuggestionRoutes,
  type SharedSuggestion,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { type Understood, wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { planExportRoutes } from '@giftwell/contracts/planning/gift-plan';
import { recipientPictureRoutes, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import {
  AudioStore,
  KitModule,
  type AnyCall,
  serviceConfig,
  type Logger,
  type ServiceConfig,
} from '@giftwell/server-kit';
import { fakeService, testService, type TestService } from '@giftwell/server-kit/testing';
import { FakeExports } from './fake-exports.js';
import { fakeAccountDeletion } from './fake-account-deletion.js';
import { fakeSignIns } from './fake-sign-ins.js';
import { FakePreferences } from './fake-preferences.js';
import { fakeProfile } from './fake-profile.js';
import { userOf } from './fake-user.js';
import { FakeTranscription, FakeTranscriptionWork } from './fake-transcription.js';

export const password = 'correct horse';
export const gatewayKey = 'a'.repeat(64);
/** Long enough to notice a lost byte. */
export const fakePicture = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 31) % 256));
export const shareCode = 'abcdefghij_ABCDEFGHI-0';
const notShared = () => notFound('shared_suggestion_not_found', 'Shared suggestion not found');

/** State that the specs read and change. */
export class FakeState {
  readonly epochs = new Map<number, number>();
  readonly deleted = new Set<number>();
  readonly calls: AnyCall[] = [];
  readonly inputs: unknown[] = [];
  shared: SharedSuggestion = {
    shareCode,
    title: 'A gift idea for Ann',
    message: null,
    recipientName: 'Ann',
    senderName: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-07-01T00:00:00.000Z',
    viewCount: 0,
    mine: false,
    suggestionData: {
      name: 'Kite',
      category: 'Outdoor & Adventure',
      price: '$25 – $40',
      description: 'A good thing',
      reason: 'Because',
      amazonLink: 'https://www.amazon.com/s?k=kite',
      etsyLink: 'https://www.etsy.com/search?q=kite',
      picture: 'kite',
    },
  };
  readonly audited: (HandlerInput<typeof auditRoutes.note> & { actor: number | null })[] = [];
  /** Number of saved ideas by user. */
  readonly saved = new Map<number, number>();
  listed = 0;
  /** Awaited before and after the rows of saved ideas are read or changed. */
  aMoment: () => Promise<void> = () => Promise.resolve();
  registered = 0;
  epochsAsked = 0;
  cancelled = 0;

  note(input: unknown, call: AnyCall): void {
    this.inputs.push(input);
    this.calls.push(call);
  }
}
const state = new FakeState();

const FakeAccount = fakeService(accountRoutes, {
  async me(_input, call) {
    state.note({}, call);
    return { user: userOf(call.userId) };
  },
});

/** `user7@example.com` is user 7; all have the same password. */
const FakeCredentials = fakeService(credentialRoutes, {
  async verify(input, call) {
    state.note(input, call);
    const { email, password: given } = input;
    const id = Number(/^user(\d+)@/.exec(email)?.[1] ?? 0);
    if (!id || given !== password)
      throw unauthenticated('wrong_credentials', 'Email or password isn’t right.');
    return { user: userOf(id), sessionEpoch: state.epochs.get(id) ?? 0 };
  },
  async register({ email }) {
    if (email.startsWith('user')) throw conflict('email_taken', 'That email address can’t be used');
    if (email.startsWith('later')) return null;
    state.registered += 1;
    return { user: userOf(1_000, email), sessionEpoch: 0 };
  },
  async changePassword({ currentPassword }, { userId }) {
    if (currentPassword !== password) throw invalid('wrong_password', 'That isn’t your password.');
    const sessionEpoch = (state.epochs.get(userId) ?? 0) + 1;
    state.epochs.set(userId, sessionEpoch);
    return { user: userOf(userId), sessionEpoch };
  },
  async epoch(_input, { userId }) {
    state.epochsAsked += 1;
    if (state.deleted.has(userId)) throw notFound('user_not_found', 'There is no such user');
    return { sessionEpoch: state.epochs.get(userId) ?? 0 };
  },
});

const FakeAudit = fakeService(auditRoutes, {
  async note(entry, { userId }) {
    state.audited.push({ ...entry, actor: userId });
    return { ok: true as const };
  },
});

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

const FakeSuggestions = fakeService(suggestionRoutes, {
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
    if (id > 100) throw notFound('suggestion_not_found', 'There is no such suggestion');
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
const FakeShared = fakeService(sharedSuggestionRoutes, {
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
const FakeWizard = fakeService(wizardRoutes, {
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

const FakeRecipients = fakeService(recipientRoutes, {
  async setPicture({ id, picture }) {
    return { profilePicture: `/api/recipients/${id}/picture?v=${picture.length}` };
  },
  async bulkAdd({ recipients }) {
    const added = recipients.map(({ name }, at) => ({ id: at + 1, name }));
    return { added: added.length, recipients: added, notAdded: [] };
  },
});

/** Recipient 7 has a picture, recipient 8 has none; no others exist. */
const FakePictures = fakeService(recipientPictureRoutes, {
  async get({ id }, call) {
    state.note({ id }, call);
    if (id === 8) throw notFound('picture_not_found', 'There is no picture');
    if (id !== 7) throw notFound('recipient_not_found', 'There is no such recipient');
    return { mediaType: 'image/webp' as const, picture: fakePicture.toString('base64') };
  },
});

/** The gifts of 2026, or of the requested year, in three parts. */
const FakePlanExport = fakeService(planExportRoutes, {
  async get({ year = 2026, offset }, call) {
    state.note({ year, offset }, call);
    return { year, csv: `Part ${offset}\r\n`, nextOffset: offset < 2 ? offset + 1 : null };
  },
});

const database = { schema: 'fake', entities: [], migrations: [] };

@Module({})
class FakeModule {
  static register(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: FakeModule,
      imports: [KitModule.forService({ service: 'payments', config, logger, database })],
      controllers: [
        FakeAccount,
        FakeCredentials,
        fakeAccountDeletion(password, state.deleted),
        fakeProfile(state.epochs),
        FakeAudit,
        FakeSuggestions,
        FakeShared,
        FakeWizard,
        FakeRecipients,
        FakePictures,
        FakePlanExport,
        FakeExports,
        ...fakeSignIns,
        FakePreferences,
        FakeTranscription,
        FakeTranscriptionWork,
      ],
      providers: [AudioStore],
    };
  }
}

/** Fake services behind the kit's real RPC. */
export async function fakeServices(port = 0): Promise<TestService & { state: FakeState }> {
  const service = await testService({
    service: 'payments',
    config: serviceConfig,
    database,
    module: FakeModule.register,
    env: { ROLE: 'rpc', RPC_PORT: String(port), RPC_TRUSTED_KEYS: `gateway:${gatewayKey}` },
  });
  return Object.assign(service, { state });
}
