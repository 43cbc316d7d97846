import { answerKinds } from './openai-answers.ts';
import { startOpenAiStandIn, type AnswerKind, type JournalEntry, type OpenAiStandIn } from './openai.ts';

interface Completion {
  choices: { message: { content: string } }[];
}

interface Chunk {
  choices: { delta: { content?: string }; finish_reason: string | null }[];
}

const facts = {
  budgetDollars: { min: 51, max: 100 },
  person: { name: 'Mia' },
  facts: [{ id: 'interest-1', kind: 'interest', fact: 'jazz' }],
  neverAgain: [],
};
const question = {
  model: 'some-model',
  messages: [
    { role: 'system', content: 'Suggest gifts.' },
    { role: 'user', content: JSON.stringify(facts) },
  ],
};

describe('the stand-in for OpenAI', () => {
  let standIn: OpenAiStandIn;
  beforeAll(async () => {
    standIn = await startOpenAiStandIn();
  });
  beforeEach(() => standIn.reset());
  afterAll(() => standIn.close());

  const post = (url: string, body: object, options: RequestInit = {}) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: 'Bearer key' },
      ...options,
    });
  const ask = (body: object = question, options: RequestInit = {}) =>
    post(`${standIn.baseUrl}/chat/completions`, body, options);
  const control = (path: string, body: object) => post(`${standIn.url}/control/${path}`, body);

  test('answers at once or piece by piece with the same text', async () => {
    const whole = (await (await ask()).json()) as Completion;
    const events = (await (await ask({ ...question, stream: true })).text()).split('\n\n').filter(Boolean);
    expect(events.pop()).toBe('data: [DONE]');
    const choices = events.flatMap((event) => (JSON.parse(event.slice('data: '.length)) as Chunk).choices);
    expect(choices.at(-1)?.finish_reason).toBe('stop');
    const streamed = choices.map(({ delta }) => delta.content ?? '').join('');
    expect(streamed).toBe(whole.choices[0]?.message.content);
    expect((JSON.parse(streamed) as { ideas: object[] }).ideas).toHaveLength(12);
  });

  test('does what it is told over HTTP, in order, and writes down what it was asked', async () => {
    await control('next', [{ answer: 'rate_limited', retryAfter: 7 }, { answer: 'server_error' }]);
    const limited = await ask();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(200);
    const journal = (await (await fetch(`${standIn.url}/control/journal`)).json()) as JournalEntry[];
    expect(journal.map(({ answer }) => answer)).toEqual(['rate_limited', 'server_error', 'ideas']);
    expect(journal[0]?.request).toEqual(question);
  });

  test('listens to what a note says where the question asks for that', async () => {
    const heard = {
      model: 'some-model',
      messages: [{ role: 'user', content: JSON.stringify({ note: 'My friend Anna is turning 40' }) }],
      response_format: { type: 'json_schema', json_schema: { name: 'recipient_facts' } },
    };
    const findingsOf = async () => {
      const { choices } = (await (await ask(heard)).json()) as Completion;
      return (JSON.parse(choices[0]?.message.content ?? '') as { findings: object[] }).findings;
    };
    expect(await findingsOf()).toContainEqual({ field: 'name', value: 'Anna', words: 'friend Anna' });
    await control('next', { answer: 'findings', findings: [{ field: 'age', value: '40', words: '40' }] });
    expect(await findingsOf()).toEqual([{ field: 'age', value: '40', words: '40' }]);
  });

  test('hangs until the client leaves, and notices', async () => {
    await control('always', { answer: 'hang' });
    await expect(ask(question, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await new Promise((done) => setTimeout(done, 50));
    expect(standIn.journal[0]?.ended).toBe('left');
  });

  test('refuses what it does not know', async () => {
    expect(() => standIn.next('nonsense' as AnswerKind)).toThrow(/hang/);
    expect((await control('next', { answer: 'nonsense' })).status).toBe(400);
    expect((await ask({ model: 'x' })).status).toBe(400);
    expect((await ask(question, { headers: {} })).status).toBe(401);
    expect((await fetch(`${standIn.baseUrl}/models`)).status).toBe(404);
    expect(answerKinds).toContain('half');
  });
});
