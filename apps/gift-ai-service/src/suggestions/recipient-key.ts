/** A normalised name: " José  Maria" and "josé maria" are one person. */
export const recipientKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
