type StandIn = typeof import('../../../../tools/stand-ins/openai.js');

const file = new URL('../../../../tools/stand-ins/openai.ts', import.meta.url);

/** The provider that specs talk to: OpenAI's protocol on the wire, misbehaving on demand. */
export async function startOpenAiStandIn(port = 0): ReturnType<StandIn['startOpenAiStandIn']> {
  const { startOpenAiStandIn: start } = (await import(file.href)) as StandIn;
  return start({ port });
}
