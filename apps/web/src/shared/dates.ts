const longDate = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date as a person reads it: `2027-05-12` → `May 12, 2027`. */
export const formatDate = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));
