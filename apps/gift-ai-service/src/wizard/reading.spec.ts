import { correctionsBetween } from '@giftwell/contracts/gift-ai/corrections';
import { wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';

let service: TestService;
beforeAll(async () => {
  service = await startGiftAi();
});
afterAll(() => service.close());

const ask = (input: WizardInput & { excludeItems?: string[] }) =>
  service.client(wizardRoutes, null).generate(input);
const phrases = (facts: { phrase: string }[]) => facts.map(({ phrase }) => phrase);

describe('A request with a note alone', () => {
  const note = "My nephew is 15, he's into chess and has a severe nut allergy. Birthday, about 40 dollars.";

  it('is read before any default applies', async () => {
    const { understood, suggestions } = await ask({ recipientName: 'Leo', voiceTranscriptions: [note] });
    expect(understood).toMatchObject({
      age: 15,
      relationship: 'family',
      occasion: 'birthday',
      budget: '26-50',
    });
    expect(phrases(understood.facts.interests)).toContain('chess');
    expect(understood.facts.restrictions).toMatchObject([{ kind: 'nuts' }]);
    expect(suggestions).toHaveLength(9);
    for (const { name, description } of suggestions)
      expect(`${name} ${description}`).not.toMatch(/\b(?:almond|walnut|pistachio)/i);
  });

  it('leaves what nobody said to the defaults, and no age at all', async () => {
    const { understood } = await ask({ recipientName: 'Leo', voiceTranscriptions: ['likes chess'] });
    expect(understood).toMatchObject({
      age: null,
      relationship: 'friend',
      occasion: 'birthday',
      budget: '51-100',
    });
  });

  it('takes no age from the text where the giver took it away', async () => {
    const { understood } = await ask({ recipientName: 'Leo', age: null, voiceTranscriptions: [note] });
    expect(understood.age).toBeNull();
  });

  it('gives way to what the form says', async () => {
    const { understood } = await ask({
      recipientName: 'Leo',
      age: 16,
      budget: '0-25',
      voiceTranscriptions: [note],
    });
    expect(understood).toMatchObject({ age: 16, budget: '0-25', relationship: 'family' });
  });
});

describe('What is understood', () => {
  const form: WizardInput = {
    recipientName: 'Hanna',
    relationship: 'sibling',
    age: 36,
    interests: ['cooking', 'music'],
    customInterests: 'sourdough, hates opera',
    personality: ['practical'],
    budget: '26-50',
  };

  it('joins what was ticked with what was written', async () => {
    const { understood, suggestions } = await ask(form);
    expect(phrases(understood.facts.interests)).toEqual(
      expect.arrayContaining(['sourdough', 'cooking', 'music']),
    );
    expect(phrases(understood.facts.dislikes)).toEqual(['opera']);
    expect(suggestions.filter(({ serves }) => serves.length > 0).length).toBeGreaterThanOrEqual(7);
  });

  it('lets a dislike win over a ticked interest', async () => {
    const { understood } = await ask({ ...form, customPersonality: 'hates cooking' });
    expect(phrases(understood.facts.interests)).not.toContain('cooking');
  });

  it('can be corrected: the ideas follow the facts that are sent', async () => {
    const { understood, suggestions } = await ask(form);
    const facts = { ...understood.facts, interests: [{ phrase: 'chess', source: '' }] };
    const corrected = await ask({ ...form, facts });
    expect(phrases(corrected.understood.facts.interests)).toEqual(['chess']);
    expect(corrected.suggestions.every(({ serves }) => serves.every((phrase) => phrase === 'chess'))).toBe(
      true,
    );
    expect(corrected.suggestions.map(({ name }) => name)).not.toEqual(suggestions.map(({ name }) => name));
  });

  it('keeps corrections when the answers are edited, and reads what was written since', async () => {
    const about = 'He loves chess and jazz. No nuts, up to 80 dollars.';
    const first = await ask({ recipientName: 'Leo', voiceTranscriptions: [about] });
    const before = first.understood.facts;
    const after = {
      ...before,
      interests: [
        { phrase: 'chess', source: '' },
        { phrase: 'pottery', source: '' },
      ],
      restrictions: [],
      spend: null,
    };
    const { understood } = await ask({
      recipientName: 'Leo',
      customLifestyle: 'loves hiking',
      voiceTranscriptions: [about],
      corrections: correctionsBetween(before, after, null),
    });
    const { interests, restrictions, spend } = understood.facts;
    expect(phrases(interests).toSorted()).toEqual(['chess', 'hiking', 'pottery']);
    expect([restrictions, spend]).toEqual([[], null]);
  });

  it('counts the words of a refinement as well', async () => {
    const { understood } = await service.client(wizardRoutes, null).refine({
      originalSuggestions: [{ name: 'A mug' }],
      wizardData: form,
      refinementType: 'more_personal',
      refinementPrompt: 'she has just started beekeeping, and no alcohol please',
    });
    expect(phrases(understood.facts.interests)).toContain('beekeeping');
    expect(understood.facts.restrictions.map(({ kind }) => kind)).toContain('no-alcohol');
  });

  it('says what could not be used', async () => {
    const { understood } = await ask({ ...form, customInterests: 'sourdough, blorbing the zanks' });
    expect(JSON.stringify(understood.facts)).toContain('blorbing');
  });

  it('names a picture for every idea', async () => {
    const { suggestions } = await ask(form);
    for (const { picture } of suggestions) expect(picture).toMatch(/^[a-z0-9-]+$/);
  });
});
