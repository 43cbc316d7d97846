/** A name as people are told apart by it: " José  Maria" and "josé maria" are one person. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Words as they are searched: also "jose" finds José. */
export const searchKey = (...words: (string | null | undefined)[]): string =>
  words
    .map((word) =>
      nameKey(word ?? '')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, ''),
    )
    .filter(Boolean)
    .join('\n');
