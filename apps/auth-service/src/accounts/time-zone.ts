/** The IANA zone that was asked for, in its usual spelling, or UTC: a browser with an odd clock may still sign up. */
export function timeZoneOrUtc(asked: string | undefined): string {
  // Plain offsets such as +02:00 pass Intl, and know no daylight saving time.
  if (!asked || !/^[a-z]/i.test(asked)) return 'UTC';
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions();
    // Intl answers with an older name for some zones; there the name that was asked for is the better one.
    return timeZone.toLowerCase() === asked.toLowerCase() ? timeZone : asked;
  } catch {
    return 'UTC';
  }
}
