import type { CatalogueIdea } from '../ideas/idea.js';
import { indexedIdea, type IndexedIdea } from '../ideas/indexed-idea.js';

/** An indexed idea that serves no topic. */
export const entryOf = (name: string, ages: [number, number] = [0, 120]): IndexedIdea => {
  const idea: CatalogueIdea = {
    ...{ id: name, name, category: 'Home & Living', price: [30, 40], description: name },
    ...{ searchTerm: name.toLowerCase(), serves: [], interests: [], form: 'thing', contains: [], needs: [] },
    ...{ occasions: ['any'], relationships: [], flags: [], suits: [], ages, appeal: [1, 1], icon: 'gift' },
  };
  return indexedIdea(idea, []);
};
