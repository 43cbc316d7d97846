type StandIn = typeof import('../../../../tools/stand-ins/google-speech.js');

const file = new URL('../../../../tools/stand-ins/google-speech.ts', import.meta.url);

/** A fake provider for specs: Google's speech protocol on the wire, with failures on demand. */
export async function startGoogleStandIn(): ReturnType<StandIn['startGoogleSpeechStandIn']> {
  const { startGoogleSpeechStandIn: start } = (await import(file.href)) as StandIn;
  return start();
}
