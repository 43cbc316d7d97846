import type { CatalogueIdea, IdeaLine } from './idea.js';

/**
 * Keeps equal lists and words of ideas once. `JSON.parse` makes new ones for each idea, which take two thirds of the
 * catalogue's memory.
 */
export class SharedValues {
  readonly #lists = new Map<string, readonly unknown[]>();
  readonly #words = new Map<string, string>();

  /** Each field is named, because V8 keeps copied ones in a second object. */
  ideaOf(line: IdeaLine): CatalogueIdea {
    const idea: CatalogueIdea = {
      id: line.id,
      name: line.name,
      category: this.#word(line.category),
      price: this.list(line.price),
      description: line.description,
      searchTerm: line.searchTerm,
      serves: line.serves.map(({ topic, why }) => ({ topic: this.#word(topic), why })),
      interests: this.list(line.interests ?? []),
      form: this.#word(line.form),
      contains: this.list(line.contains),
      needs: this.list(line.needs),
      occasions: this.list(line.occasions),
      relationships: this.list(line.relationships ?? []),
      flags: this.list(line.flags),
      suits: this.list(line.suits),
      ages: this.list(line.ages),
      appeal: this.list(line.appeal),
      icon: this.#word(line.icon),
    };
    if (line.country) idea.country = line.country;
    return idea;
  }

  /** The first list that had the same elements, as text. */
  list<T extends readonly unknown[]>(list: T): T {
    const key = list.join();
    const known = this.#lists.get(key);
    if (known) return known as T;
    this.#lists.set(key, list);
    return list;
  }

  #word<T extends string>(word: T): T {
    const known = this.#words.get(word);
    if (known) return known as T;
    this.#words.set(word, word);
    return word;
  }
}
