import { nameKey } from '@giftwell/contracts/core/names';

/** Words normalised for the search: "jose" also finds José. */
export const searchKey = (...words: (string | null | undefined)[]): string =>
  words
    .map((word) =>
      nameKey(word ?? '')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, ''),
    )
    .filter(Boolean)
    .join('\n');
