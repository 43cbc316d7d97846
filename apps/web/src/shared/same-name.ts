const normal = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names are one, however they were typed. */
export const sameName = (one: string, other: string): boolean => normal(one) === normal(other);
