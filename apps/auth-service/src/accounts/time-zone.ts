/** The requested IANA zone in its usual spelling, or UTC: an unknown zone must not prevent a sign-up. */
export function timeZoneOrUtc(asked: string | undefined): string {
  // Intl accepts plain offsets such as +02:00, which have no daylight saving time.
  if (!asked || !/^[a-z]/i.test(asked)) return 'UTC';
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions();
    // Intl returns an older name for some zones; then the requested name is better.
    return timeZone.toLowerCase() === asked.toLowerCase() ? timeZone : asked;
  } catch {
    return 'UTC';
  }
}
