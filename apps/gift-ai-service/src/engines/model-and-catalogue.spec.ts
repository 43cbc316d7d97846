import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { budgetRange } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { TestService } from '@giftwell/server-kit/testing';
import { perCategory } from '@giftwell/gift-ideas';
import { modelAt, startGiftAi } from '../testing/gift-ai.js';
import { startOpenAiStandIn } from './openai-stand-in.js';
import { SuggestionEntity } from '../suggestions/suggestion.entity.js';

const timeoutMs = 2_500;
const mia = 1;
const ada: WizardInput = { recipientName: 'Ada', age: 34, interests: ['cooking'], personality: ['creative'] };
let standIn: Awaited<ReturnType<typeof startOpenAiStandIn>>;
let service: TestService;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  service = await startGiftAi({ ...modelAt(standIn.baseUrl, timeoutMs), OPENAI_API_KEY: 'canary-key' });
});
afterAll(async () => {
  await service.close();
  await standIn.close();
});
beforeEach(async () => {
  standIn.reset();
  // Lets the circuit breaker try a failed provider again.
  service.clock.advance(60_000);
  await service.db.getRepository(SuggestionEntity).deleteAll();
});

const generate = (input: WizardInput = ada, userId: number | null = null) =>
  service.client(wizardRoutes, userId).generate(input);
const bySource = async () =>
  Object.fromEntries(
    (
      await service.db.query<{ source: string; count: number }[]>(
        'SELECT source, count(*)::int FROM suggestions GROUP BY source',
      )
    ).map(({ source, count }) => [source, count]),
  );

function expectNine(suggestions: Suggestion[]): void {
  const { minCents, maxCents } = budgetRange['51-100'];
  const categories = suggestions.map(({ category }) => category);
  expect(new Set(suggestions.map(({ name }) => name)).size).toBe(9);
  for (const { priceMinCents, priceMaxCents, category } of suggestions) {
    expect(priceMinCents).toBeGreaterThanOrEqual(minCents);
    expect(priceMaxCents).toBeLessThanOrEqual(maxCents);
    expect(categories.filter((other) => other === category).length).toBeLessThanOrEqual(perCategory(1));
  }
}

describe('Nine suggestions come, whatever the model does', () => {
  it.each([
    ['ideas', 0, 'openai', false],
    ['too_many', 0, 'openai', false],
    ['slow', 9, 'openai', false],
    ['hostile_text', 0, 'openai', false],
    ['duplicates', 0, 'openai', false],
    ['half', 4, 'openai', true],
    ['length', 4, 'openai', true],
    ['content_filter', 4, 'openai', true],
    ['hang_midway', 4, 'openai', true],
    ['reset_midway', 4, 'openai', true],
    ['half', 0, 'catalogue', true],
    ['length', 0, 'catalogue', true],
    ['hang', 0, 'catalogue', true],
    ['rate_limited', 0, 'catalogue', true],
    ['server_error', 0, 'catalogue', true],
    ['unauthorized', 0, 'catalogue', true],
    ['refusal', 0, 'catalogue', true],
    ['garbage', 0, 'catalogue', true],
    ['malformed_stream', 0, 'catalogue', true],
    ['error_in_stream', 0, 'catalogue', true],
    ['empty', 0, 'catalogue', true],
    ['wrong_prices', 0, 'catalogue', true],
    ['wrong_shape', 0, 'catalogue', true],
    ['reset', 0, 'catalogue', true],
  ] as const)('after %s with %d ideas: %s, fallback %s', async (answer, items, source, fallback) => {
    standIn.always({ answer, items, retryAfter: 60, ...(answer === 'slow' && { pieceMs: 1 }) });
    const got = await generate();
    expectNine(got.suggestions);
    expect({ source: got.source, fallback: got.fallback }).toEqual({ source, fallback });
  });

  it('also when nobody is there to ask', async () => {
    const { port } = new URL(standIn.url);
    await standIn.close();
    const got = await generate();
    expectNine(got.suggestions);
    expect(got).toMatchObject({ source: 'catalogue', fallback: true });
    standIn = await startOpenAiStandIn(Number(port));
  });

  it('without waiting for a provider that failed three times in a row', async () => {
    standIn.always('hang');
    for (let times = 0; times < 3; times += 1) await generate();
    const asked = standIn.journal.length;
    expect(await generate()).toMatchObject({ source: 'catalogue', fallback: true });
    expect(standIn.journal).toHaveLength(asked);
    service.clock.advance(31_000);
    standIn.always('ideas');
    expect(await generate()).toMatchObject({ source: 'openai', fallback: false });
  });
});

describe('With a model, a signed-in user', () => {
  it('has both engines’ ideas stored under their own source', async () => {
    standIn.next({ answer: 'half', items: 4 });
    const { suggestions } = await generate(ada, mia);
    expect(await bySource()).toEqual({ openai: 4, catalogue: 5 });
    expect(suggestions.every(({ id }) => id !== null)).toBe(true);
  });

  it('can rate and save the first card while the model still writes the others', async () => {
    standIn.next({ answer: 'hang_midway', items: 3 });
    const mine = service.client(suggestionRoutes, mia);
    const asking = { userId: mia, sessionId: null, requestId: 'slow' } as Parameters<
      typeof service.rpc.stream
    >[2];
    const early: Promise<unknown>[] = [];
    let open = true;
    await new Promise<void>((done, failed) => {
      service.rpc.stream(wizardRoutes.generate, ada, asking).subscribe({
        next: (frame) => {
          if (early.length > 0 || !frame.startsWith('i')) return;
          const { id } = JSON.parse(frame.slice(1)) as { id: number };
          early.push(
            mine
              .rate({ id, rating: 5 })
              .then(() => mine.save({ id }))
              .then(() => open),
          );
        },
        complete: () => {
          open = false;
          done();
        },
        error: failed,
      });
    });
    expect(await Promise.all(early)).toEqual([true]);
    expect(await service.db.getRepository(SuggestionEntity).countBy({ rating: 5, saved: true })).toBe(1);
  });

  it('keeps what was shown when the connection breaks off', async () => {
    standIn.next({ answer: 'hang_midway', items: 3 });
    const asking = { userId: mia, sessionId: null, requestId: 'gone' } as Parameters<
      typeof service.rpc.stream
    >[2];
    const shown: number[] = [];
    await new Promise<void>((done) => {
      const subscription = service.rpc.stream(wizardRoutes.generate, ada, asking).subscribe((frame) => {
        shown.push((JSON.parse(frame.slice(1)) as { id: number }).id);
        if (shown.length < 3) return;
        subscription.unsubscribe();
        done();
      });
    });
    const rows = await service.db.getRepository(SuggestionEntity).find({ order: { id: 'ASC' } });
    expect(rows.map(({ id }) => id)).toEqual(shown);
  });
});

describe('When the person leaves', () => {
  it('the model is not kept writing', async () => {
    standIn.next('hang');
    const leave = new AbortController();
    const asked = setInterval(() => standIn.journal.length > 0 && leave.abort(), 20);
    await expect(
      service.client(wizardRoutes, null).generate(ada, { signal: leave.signal }),
    ).rejects.toMatchObject({
      kind: 'unavailable',
    });
    clearInterval(asked);
    for (let tries = 0; standIn.journal[0]!.ended === 'open' && tries < 500; tries += 1) {
      await new Promise((done) => setTimeout(done, 10));
    }
    expect(standIn.journal[0]!.ended).toBe('left');
  });
});

describe('The log', () => {
  it('names the failure, and neither the key nor what was told', async () => {
    standIn.always('server_error');
    await generate({ ...ada, recipientName: 'Canary Person', customInterests: 'canary-interest' });
    const lines = service.logLines.join('\n');
    expect(lines).toContain('status 500');
    expect(lines).not.toMatch(/canary/i);
  });
});
