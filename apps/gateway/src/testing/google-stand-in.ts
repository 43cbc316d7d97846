type StandIn = typeof import('../../../../tools/stand-ins/google-sign-in.js');

const file = new URL('../../../../tools/stand-ins/google-sign-in.ts', import.meta.url);

/** A fake Google for specs, which speaks OpenID Connect on the wire. */
export async function startGoogleStandIn(): ReturnType<StandIn['startGoogleSignInStandIn']> {
  const { startGoogleSignInStandIn: start } = (await import(file.href)) as StandIn;
  return start();
}
