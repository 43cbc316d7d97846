import type { TracesConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { setTraces } from './traces.js';

const warnEveryMs = 60_000;

let running: { traces: Promise<{ close(): Promise<void> }>; users: number } | undefined;

async function openTraces(config: TracesConfig, endpoint: string, service: string, logger: Logger) {
  // Not loaded where nothing is traced.
  const { OpenTraces } = await import('./open-traces.js');
  let warnedAt = -Infinity;
  const failed = (error: unknown) => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    logger.warn({ err: error }, 'Trace export failed');
  };
  const traces = new OpenTraces({
    ...{ endpoint, service: config.OTEL_SERVICE_NAME ?? service, failed },
    ...{ headers: config.OTEL_EXPORTER_OTLP_HEADERS, ratio: config.OTEL_TRACES_SAMPLER_ARG },
  });
  setTraces(traces);
  return traces;
}

/**
 * Traces from now on, if a collector is configured. The parts of a single process share one provider, which the last
 * one closes; closing sends what is left.
 */
export async function startTraces(
  config: TracesConfig,
  service: string,
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { close: () => Promise.resolve() };
  running ??= { traces: openTraces(config, endpoint, service, logger), users: 0 };
  const mine = running;
  mine.users += 1;
  const traces = await mine.traces;
  return {
    async close() {
      mine.users -= 1;
      if (mine.users > 0) return;
      running = undefined;
      setTraces(undefined);
      await traces.close().catch((error: unknown) => logger.warn({ err: error }, 'Trace export failed'));
    },
  };
}
