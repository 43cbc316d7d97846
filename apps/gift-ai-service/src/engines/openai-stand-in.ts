type StandIn = typeof import('../../../../tools/stand-ins/openai.js');

const file = new URL('../../../../tools/stand-ins/openai.ts', import.meta.url);

/** A fake provider for specs: OpenAI's protocol on the wire, with failures on demand. */
export async function startOpenAiStandIn(port = 0): ReturnType<StandIn['startOpenAiStandIn']> {
  const { startOpenAiStandIn: start } = (await import(file.href)) as StandIn;
  return start({ port });
}
