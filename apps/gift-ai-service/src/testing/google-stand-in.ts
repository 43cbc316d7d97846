type StandIn = typeof import('../../../../tools/stand-ins/google-speech.js');

const file = new URL('../../../../tools/stand-ins/google-speech.ts', import.meta.url);

/** The provider that specs talk to: Google's protocol for speech on the wire, misbehaving on demand. */
export async function startGoogleStandIn(): ReturnType<StandIn['startGoogleSpeechStandIn']> {
  const { startGoogleSpeechStandIn: start } = (await import(file.href)) as StandIn;
  return start();
}
