import { IdeaIndex } from './idea-index.js';
import { traitsOf } from './idea-traits.js';
import { loadIdeas } from './load-ideas.js';

const ideas = loadIdeas();
const index = new IdeaIndex(ideas);
const idea = (name: string, rest: { category?: string; description?: string; searchTerm?: string } = {}) => ({
  name,
  category: '',
  description: '',
  searchTerm: name.toLowerCase(),
  ...rest,
});

describe('The traits of an idea', () => {
  it('are those that the catalogue gives for an idea of that name', () => {
    for (const { name, category, flags, interests, personality, lifestyle } of ideas) {
      const traits = traitsOf(idea(name.toUpperCase()), index);
      expect(traits).toEqual({ category, flags, interests, personality, lifestyle });
    }
  });

  it('are those of a catalogue idea that means the same', () => {
    const known = ideas.find(({ id }) => id === 'birth-month-seed-packet')!;
    const other = idea('Engraved marker and birth-flower seed tin', { category: known.category });
    expect(traitsOf(other, index)).toMatchObject({ interests: known.interests, flags: known.flags });
  });

  it('are read from the words of an idea that nobody knows', () => {
    expect(
      traitsOf(
        idea('Evening pottery class for two', {
          category: 'Workshops & Classes',
          description: 'Throw two bowls on the wheel and take them home glazed.',
        }),
        index,
      ),
    ).toMatchObject({
      category: 'Workshops & Classes',
      interests: expect.arrayContaining(['crafts']) as string[],
      flags: expect.arrayContaining(['experience']) as string[],
    });
    expect(traitsOf(idea('Hand-thrown espresso cup in recycled clay'), index)).toMatchObject({
      interests: expect.arrayContaining(['cooking']) as string[],
      flags: expect.arrayContaining(['handmade', 'eco']) as string[],
    });
  });

  it('have the category of similar ideas where none of ours was given', () => {
    const traits = traitsOf(idea('Waterproof trail running jacket', { category: 'Stuff' }), index);
    expect(['Sports & Fitness', 'Outdoor & Adventure', 'Fashion & Accessories']).toContain(traits.category);
  });

  it('are few or none where the words mean nothing, and never fail', () => {
    expect(traitsOf(idea('Qwrtz', { category: 'Odds and ends' }), index)).toEqual({
      category: 'Odds and ends',
      flags: [],
      interests: [],
      personality: [],
      lifestyle: [],
    });
  });
});
