import { extractedRecipientSchema } from '@giftwell/contracts/gift-ai/voice';
import { voiceNotesMax } from '@giftwell/contracts/people/person-fields';
import { noFacts, type Facts } from './note-reading.js';
import { mergedFacts, notesWith } from './merge.js';

const known = extractedRecipientSchema.parse({
  name: 'Anna',
  age: 39,
  occasion: 'birthday',
  occasionDate: '2026-05-05',
  interests: ['cooking', 'music'],
  customInterests: 'sourdough, jazz',
  customPersonality: 'hates coffee',
});
const merge = (facts: Partial<Facts>, against: string[] = []) =>
  mergedFacts(known, { facts: { ...noFacts(), ...facts }, sources: [], against: against as never });

describe('A further note', () => {
  it('that says nothing new changes nothing', () => {
    expect({ ...merge({}), voiceTranscriptions: [] }).toEqual(known);
  });

  it('corrects single values and adds those that were missing', () => {
    expect(merge({ name: 'Anne', age: 40, budget: '26-50' })).toMatchObject({
      name: 'Anne',
      age: 40,
      budget: '26-50',
      occasion: 'birthday',
      occasionDate: '2026-05-05',
    });
  });

  it('unites lists and free text, each thing once', () => {
    const more = { interests: ['music', 'yoga'], customInterests: 'Jazz, old movies' };
    expect(merge(more)).toMatchObject({
      interests: ['cooking', 'music', 'yoga'],
      customInterests: 'sourdough, jazz, old movies',
    });
    expect(merge({ customPersonality: 'allergic to nuts' }).customPersonality).toBe(
      'hates coffee; allergic to nuts',
    );
  });

  it('takes an interest away that it speaks against', () => {
    expect(merge({ customPersonality: "doesn't like cooking" }, ['cooking']).interests).toEqual(['music']);
  });

  it('with another occasion leaves the date of the old one behind', () => {
    expect(merge({ occasion: 'christmas' })).toMatchObject({ occasion: 'christmas', occasionDate: null });
    expect(merge({ occasion: 'other', customType: 'Hanukkah' })).toMatchObject({ customType: 'Hanukkah' });
  });

  it('never outgrows what may be kept', () => {
    const long = Array.from({ length: 60 }, (_, at) => `thing ${at}`);
    const text = long.map((thing) => `${thing} ${'x'.repeat(60)}`).join(', ');
    const merged = merge({ interests: long, customInterests: text });
    expect(() => extractedRecipientSchema.parse({ ...merged, voiceTranscriptions: [] })).not.toThrow();
    expect(merged.customInterests).toMatch(/^sourdough, jazz, thing 0/);
  });
});

describe('Notes', () => {
  it('stay in their order, and one that is sent again is not doubled', () => {
    expect(notesWith(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(notesWith(['a', 'b'], 'b')).toEqual(['a', 'b']);
  });

  it('are kept up to their limit, the last ones', () => {
    const many = Array.from({ length: voiceNotesMax }, (_, at) => `note ${at}`);
    const kept = notesWith(many, 'the last');
    expect(kept).toHaveLength(voiceNotesMax);
    expect([kept[0], kept.at(-1)]).toEqual(['note 1', 'the last']);
  });
});
