import { PhraseLexicon } from './phrase-lexicon.js';
import { resolvePhrase } from './resolve-phrase.js';
import type { Topic } from './topic.js';
import { TopicGraph } from './topic-graph.js';

const topic = (id: string, words: string[], more: Partial<Topic> = {}): Topic => ({
  id,
  label: id.replaceAll('-', ' '),
  interests: [],
  parents: [],
  near: [],
  words,
  ...{ de: [id], fr: [id], es: [id], it: [id], pt: [id], nl: [id], pl: [id] },
  icon: 'bread',
  ...more,
});
const topics = [
  topic('baking', ['baking', 'bake'], { interests: ['cooking'] }),
  topic('bread-baking', ['sourdough', 'bread'], {
    parents: ['baking'],
    near: ['pizza'],
    interests: ['cooking'],
    de: ['Brot backen'],
    fr: ['pain'],
  }),
  topic('pizza', ['pizza']),
  topic('cats', ['cats', 'cat']),
  topic('volunteering', ['volunteering', 'volunteers']),
  topic('running', ['running', 'marathons']),
  topic('trail-running', ['trail running'], { parents: ['running'] }),
  topic('crochet', ['crochet', 'crocheting']),
  topic('mending', ['mending']),
];
const graph = new TopicGraph(topics);
const lexicon = new PhraseLexicon(() => topics);
const strengths = (phrase: string) =>
  Object.fromEntries(
    [...resolvePhrase(phrase, graph, lexicon).strengths].map(([at, strength]) => [topics[at]!.id, strength]),
  );

describe('a phrase about a person', () => {
  it('names its topic, and its relations count less', () => {
    const found = strengths('sourdough');
    expect(found['bread-baking']).toBe(1);
    expect(found['baking']).toBeGreaterThan(0.4);
    expect(found['baking']).toBeLessThan(0.8);
    expect(found['pizza']).toBeLessThan(0.5);
  });

  it('is understood by its longest known part', () => {
    expect(strengths('trail running')['trail-running']).toBe(1);
    expect(resolvePhrase('trail running', graph, lexicon).named).toEqual([6]);
  });

  it('is about its head more than about what stands beside it', () => {
    const found = strengths('volunteering at the cat shelter');
    expect(found['volunteering']).toBeGreaterThan(found['cats']!);
    expect(found['cats']).toBeGreaterThan(0.5);
  });

  it('is about the narrower of two topics', () => {
    expect(strengths('running a lot of trail running')['running']).toBeLessThan(0.6);
    expect(strengths('trail running')['trail-running']).toBe(1);
  });

  it('is not about the place or the time of something', () => {
    expect(strengths('slamming doors at the pizza place')['pizza']).toBeLessThan(0.5);
    expect(strengths('volunteering at the cat shelter')['cats']).toBeGreaterThan(0.5);
  });

  it('is about the thing that is read or played, not about reading', () => {
    const found = resolvePhrase('reading sourdough', graph, lexicon);
    expect(found.named.map((at) => topics[at]!.id)).toContain('bread-baking');
  });

  it('is about the thing that is mended, not about mending clothes', () => {
    const found = strengths('mending pizza ovens');
    expect(found['mending']).toBeLessThan(0.92);
    expect(found['pizza']).toBeGreaterThanOrEqual(0.48);
  });

  it('is about the yarn more than about its motif', () => {
    const found = strengths('crocheting tiny cats');
    expect(found['crochet']).toBeGreaterThan(0.9);
    expect(found['cats']).toBeLessThan(0.5);
  });

  it('is listened to if it is on the radio', () => {
    expect(strengths('running on the radio')['running']).toBeLessThan(0.7);
  });

  it('is about an unknown thing more than about the word before it', () => {
    expect(strengths('cat lamps')['cats']).toBeLessThan(0.8);
  });

  it('is understood in the singular, the plural and as a doing', () => {
    expect(strengths('a marathon')['running']).toBe(1);
    expect(strengths('bakes')['baking']).toBe(1);
  });

  it('is read in other languages only where no English word is known', () => {
    expect(strengths('Brot backen')['bread-baking']).toBe(1);
    expect(strengths('cat pain')['bread-baking']).toBeUndefined();
  });

  it('stands for everything below it where it is an interest of the form', () => {
    const { interest } = resolvePhrase('Cooking', graph, lexicon);
    expect(interest).toBe('cooking');
    expect(Object.keys(strengths('cooking')).sort()).toEqual(['baking', 'bread-baking']);
  });

  it('is nothing where nothing is known', () => {
    expect(strengths('quantum knots')).toEqual({});
  });
});
