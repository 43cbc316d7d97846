/** Normalises a name for comparison: " José  Maria" and "josé maria" have the same key. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether two names are the same, however they were typed. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
