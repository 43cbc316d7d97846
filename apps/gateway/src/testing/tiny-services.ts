import { Module, type DynamicModule } from '@nestjs/common';
import { auditRoutes } from '@giftwell/contracts/auth/audit';
import { accountRoutes, credentialRoutes, type User } from '@giftwell/contracts/auth/auth';
import { conflict, notFound, unauthenticated } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  sharedSuggestionRoutes,
  type SharedSuggestion,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { type Understood, wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { recipientPictureRoutes, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import {
  AudioStore,
  KitModule,
  Serves,
  serviceConfig,
  type AnyCall,
  type Emit,
  type Handlers,
  type Logger,
  type ServiceConfig,
  type UserCall,
} from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { TinyTranscription, TinyTranscriptionWork } from './tiny-transcription.js';

export const password = 'correct horse';
export const gatewayKey = 'a'.repeat(64);
/** Enough bytes to notice a lost one. */
export const tinyPicture = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 31) % 256));
export const shareCode = 'abcdefghij_ABCDEFGHI-0';
const notShared = () => notFound('shared_suggestion_not_found', 'Shared suggestion not found');

/** State that the specs read and change. */
export class TinyWorld {
  readonly epochs = new Map<number, number>();
  readonly deleted = new Set<number>();
  readonly calls: AnyCall[] = [];
  readonly inputs: unknown[] = [];
  shared: SharedSuggestion = {
    shareCode,
    title: 'A gift idea for Ann',
    message: null,
    recipientName: 'Ann',
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
  registered = 0;
  cancelled = 0;

  note(input: unknown, call: AnyCall): void {
    this.inputs.push(input);
    this.calls.push(call);
  }
}
const world = new TinyWorld();

const userOf = (id: number, email = `user${id}@example.com`): User => ({
  id,
  username: `User ${id}`,
  email,
  phoneNumber: null,
  profilePicture: null,
  authProvider: 'email',
  timeZone: 'UTC',
  createdAt: '2026-01-01T00:00:00.000Z',
});

@Serves(accountRoutes)
class TinyAccount implements Handlers<typeof accountRoutes> {
  async me(_input: object, call: UserCall) {
    world.note({}, call);
    return { user: userOf(call.userId) };
  }
}

/** `user7@example.com` is user 7, with the one password. */
@Serves(credentialRoutes)
class TinyCredentials implements Handlers<typeof credentialRoutes> {
  async verify(input: HandlerInput<typeof credentialRoutes.verify>, call: AnyCall) {
    world.note(input, call);
    const { email, password: given } = input;
    const id = Number(/^user(\d+)@/.exec(email)?.[1] ?? 0);
    if (!id || given !== password)
      throw unauthenticated('wrong_credentials', 'Please check your credentials and try again.');
    return { user: userOf(id), sessionEpoch: world.epochs.get(id) ?? 0 };
  }
  async register({ email }: HandlerInput<typeof credentialRoutes.register>) {
    if (email.startsWith('user')) throw conflict('email_taken', 'That e-mail address cannot be used');
    world.registered += 1;
    return { user: userOf(1_000, email), sessionEpoch: 0 };
  }
  async epoch(_input: object, { userId }: UserCall) {
    if (world.deleted.has(userId)) throw notFound('user_not_found', 'There is no such user');
    return { sessionEpoch: world.epochs.get(userId) ?? 0 };
  }
}

@Serves(auditRoutes)
class TinyAudit implements Handlers<typeof auditRoutes> {
  async note(entry: HandlerInput<typeof auditRoutes.note>, { userId }: AnyCall) {
    world.audited.push({ ...entry, actor: userId });
    return { ok: true as const };
  }
}

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

@Serves(suggestionRoutes)
class TinySuggestions implements Handlers<typeof suggestionRoutes> {
  async listSaved() {
    return { suggestions: [], total: 0 };
  }
  async rate(input: HandlerInput<typeof suggestionRoutes.rate>, call: UserCall) {
    world.note(input, call);
    return { ...idea(input.id, 'Rated'), rating: input.rating };
  }
  async save({ id }: HandlerInput<typeof suggestionRoutes.save>) {
    if (id > 100) throw notFound('suggestion_not_found', 'There is no such suggestion');
    return idea(id, 'Saved');
  }
  async unsave({ id }: HandlerInput<typeof suggestionRoutes.save>) {
    if (id === 66) throw new Error('secret detail of a fault');
    return idea(id, 'Unsaved');
  }
  async purchase({ id }: HandlerInput<typeof suggestionRoutes.purchase>) {
    return idea(id, 'Bought');
  }
  async dismiss({ id }: HandlerInput<typeof suggestionRoutes.dismiss>) {
    return idea(id, 'Dismissed');
  }
  async assign({ ids }: HandlerInput<typeof suggestionRoutes.assign>) {
    return { assigned: ids.length };
  }
  async importKept({ suggestions }: HandlerInput<typeof suggestionRoutes.importKept>) {
    return { imported: suggestions.length, alreadyThere: 0 };
  }
}

/** One link is valid; it shows `world.shared`. */
@Serves(sharedSuggestionRoutes)
class TinyShared implements Handlers<typeof sharedSuggestionRoutes> {
  async share() {
    return { shareCode, expiresAt: world.shared.expiresAt };
  }
  async get(input: HandlerInput<typeof sharedSuggestionRoutes.get>, call: AnyCall) {
    world.note(input, call);
    if (input.shareCode !== shareCode) throw notShared();
    return world.shared;
  }
  async view(input: HandlerInput<typeof sharedSuggestionRoutes.view>) {
    if (input.shareCode !== shareCode) throw notShared();
    return { ok: true as const };
  }
  async revoke(input: HandlerInput<typeof sharedSuggestionRoutes.revoke>) {
    if (input.shareCode !== shareCode) throw notShared();
    return { ok: true as const };
  }
}

const understood: Understood = {
  relationship: 'friend',
  age: null,
  occasion: 'birthday',
  customType: null,
  budget: '51-100',
  facts: noPersonFacts(),
};

/** For the name `Slow` the work runs until the caller cancels; for `Broken` it fails halfway. */
@Serves(wizardRoutes)
class TinyWizard implements Handlers<typeof wizardRoutes> {
  async generate(
    input: HandlerInput<typeof wizardRoutes.generate>,
    call: AnyCall,
    emit: Emit<typeof wizardRoutes.generate>,
  ) {
    world.note(input, call);
    const suggestions = ['Kite', 'Puzzle', 'Mug'].map((name) => idea(null, name));
    emit(suggestions[0]!);
    if (input.recipientName === 'Broken') throw new Error('secret detail of a fault');
    if (input.recipientName === 'Slow') {
      await new Promise<void>((done) => call.signal.addEventListener('abort', () => done()));
      world.cancelled += 1;
    }
    suggestions.slice(1).forEach(emit);
    return { understood, suggestions, source: 'catalogue' as const, fallback: false };
  }
  async refine(input: HandlerInput<typeof wizardRoutes.refine>, call: AnyCall) {
    world.note(input, call);
    const suggestions = [idea(null, 'Refined')];
    return { understood, suggestions, source: 'catalogue' as const, fallback: false };
  }
}

const { setPicture, bulkAdd } = recipientRoutes;

@Serves({ setPicture, bulkAdd })
class TinyRecipients implements Handlers<{ setPicture: typeof setPicture; bulkAdd: typeof bulkAdd }> {
  async setPicture({ id, picture }: HandlerInput<typeof setPicture>) {
    return { profilePicture: `/api/recipients/${id}/picture?v=${picture.length}` };
  }
  async bulkAdd({ recipients }: HandlerInput<typeof bulkAdd>) {
    return { added: recipients.length, recipients: recipients.map(({ name }, at) => ({ id: at + 1, name })) };
  }
}

/** Recipient 7 has a picture, recipient 8 has none, and there are no others. */
@Serves(recipientPictureRoutes)
class TinyPictures implements Handlers<typeof recipientPictureRoutes> {
  async get({ id }: HandlerInput<typeof recipientPictureRoutes.get>, call: UserCall) {
    world.note({ id }, call);
    if (id === 8) throw notFound('picture_not_found', 'There is no picture');
    if (id !== 7) throw notFound('recipient_not_found', 'There is no such recipient');
    return { mediaType: 'image/webp' as const, picture: tinyPicture.toString('base64') };
  }
}

const database = { schema: 'tiny', entities: [], migrations: [] };

@Module({})
class TinyModule {
  static register(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: TinyModule,
      imports: [KitModule.forService({ service: 'payments', config, logger, database })],
      controllers: [
        TinyAccount,
        TinyCredentials,
        TinyAudit,
        TinySuggestions,
        TinyShared,
        TinyWizard,
        TinyRecipients,
        TinyPictures,
        TinyTranscription,
        TinyTranscriptionWork,
      ],
      providers: [AudioStore],
    };
  }
}

/** Fake services behind the kit's real RPC. */
export async function tinyServices(port = 0): Promise<TestService & { world: TinyWorld }> {
  const service = await testService({
    service: 'payments',
    config: serviceConfig,
    database,
    module: TinyModule.register,
    env: { ROLE: 'rpc', RPC_PORT: String(port), RPC_TRUSTED_KEYS: `gateway:${gatewayKey}` },
  });
  return Object.assign(service, { world });
}
