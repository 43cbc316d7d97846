import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { jest } from '@jest/globals';
import { subscribe } from './saved-storage.js';
import {
  dropSaved,
  keepSaved,
  rateSaved,
  readSaved,
  suggestionKey,
  toggleSaved,
  unsaveHere,
} from './saved-suggestions.js';

const idea = (name: string, id: number | null = null): Suggestion => ({
  id,
  name,
  price: '$25',
  priceMinCents: 2_500,
  priceMaxCents: 2_500,
  category: 'Home & Living',
  description: 'Warm and quiet.',
  reason: 'They read at night.',
  searchTerm: name,
  amazonLink: 'https://www.amazon.com/s?k=x',
  etsyLink: 'https://www.etsy.com/search?q=x',
  picture: null,
  serves: [],
  source: 'catalogue',
  rating: null,
  saved: false,
});
const names = () => readSaved().map(({ name }) => name);

describe('ideas saved in the browser', () => {
  it('keeps the newest first and lets them go again', async () => {
    await expect(toggleSaved(idea('Reading Lamp'))).resolves.toBe(true);
    await expect(toggleSaved(idea('Tea Set'))).resolves.toBe(true);
    expect(names()).toEqual(['Tea Set', 'Reading Lamp']);
    expect(readSaved()[0]!.saved).toBe(true);
    await expect(toggleSaved(idea('reading lamp'))).resolves.toBe(false);
    expect(names()).toEqual(['Tea Set']);
  });

  it('waits a moment before it writes', async () => {
    jest.useFakeTimers();
    const toggled = toggleSaved(idea('Reading Lamp'));
    await jest.advanceTimersByTimeAsync(299);
    expect(localStorage.getItem('savedSuggestions')).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await toggled;
    jest.useRealTimers();
    expect(names()).toEqual(['Reading Lamp']);
  });

  it('keeps both of two ideas that are saved at the same time', async () => {
    await Promise.all([toggleSaved(idea('Reading Lamp')), toggleSaved(idea('Tea Set'))]);
    expect(names().toSorted()).toEqual(['Reading Lamp', 'Tea Set']);
  });

  it('remembers when an idea was saved', async () => {
    const before = Date.now();
    await toggleSaved(idea('Reading Lamp'));
    expect(Date.parse(readSaved()[0]!.createdAt!)).toBeGreaterThanOrEqual(before);
  });

  it('lets go of an idea, and a second time changes nothing', async () => {
    keepSaved(idea('Reading Lamp'));
    keepSaved(idea('Tea Set'));
    await Promise.all([unsaveHere(idea('Tea Set')), unsaveHere(idea('Tea Set'))]);
    expect(names()).toEqual(['Reading Lamp']);
  });

  it('puts an idea back as it was, once', () => {
    const lamp = { ...idea('Reading Lamp'), rating: 4, createdAt: '2026-03-01T10:00:00.000Z' };
    keepSaved(lamp);
    keepSaved({ ...lamp, rating: 1 });
    expect(readSaved()).toEqual([{ ...lamp, saved: true }]);
  });

  it('drops those that are named and keeps the others', () => {
    for (const name of ['Reading Lamp', 'Tea Set', 'Kite']) keepSaved(idea(name));
    dropSaved(['wizard-tea-set', 'wizard-kite', 'wizard-none']);
    expect(names()).toEqual(['Reading Lamp']);
  });

  it('rates what is kept, and nothing else', () => {
    keepSaved(idea('Reading Lamp'));
    rateSaved(idea('Reading Lamp'), 5);
    rateSaved(idea('Tea Set'), 2);
    expect(readSaved().map(({ name, rating }) => [name, rating])).toEqual([['Reading Lamp', 5]]);
  });

  it('tells listeners of every change until they leave', async () => {
    let calls = 0;
    const leave = subscribe(() => calls++);
    await toggleSaved(idea('Reading Lamp'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedSuggestions' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    leave();
    await toggleSaved(idea('Tea Set'));
    expect(calls).toBe(2);
  });

  it.each(['{', '7', 'null', '[{"name":"half"}]'])('reads %s as nothing', (raw) => {
    localStorage.setItem('savedSuggestions', raw);
    expect(readSaved()).toEqual([]);
  });

  it('keys an idea by its id, else by its name', () => {
    expect(suggestionKey(idea('Cozy Reading Lamp'))).toBe('wizard-cozy-reading-lamp');
    expect(suggestionKey(idea('Lamp', -1))).toBe('wizard-lamp');
    expect(suggestionKey(idea('Lamp', 12))).toBe('12');
  });
});
