type StandIn = typeof import('../../../../tools/stand-ins/trace-collector.js');

const file = new URL('../../../../tools/stand-ins/trace-collector.ts', import.meta.url);

/** A fake collector for specs, which receives OTLP over HTTP. */
export async function startTraceCollector(): ReturnType<StandIn['startTraceCollector']> {
  const { startTraceCollector: start } = (await import(file.href)) as StandIn;
  return start();
}
