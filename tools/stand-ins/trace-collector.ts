/**
 * A fake OpenTelemetry collector, which receives traces as OTLP over HTTP in JSON. `npx node
 * tools/stand-ins/trace-collector.ts [--port 4318]` prints a line for each span, or startTraceCollector() from a test.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** A span as the protocol has it, with the name of its process. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: Record<string, unknown>;
  links: string[];
  isError: boolean;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

type SentSpan = Omit<ReceivedSpan, 'service' | 'attributes' | 'links' | 'isError'> & {
  attributes?: Attribute[];
  links?: { spanId: string }[];
  status?: { code?: number };
};

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface TraceCollector {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  /** Of the last request. */
  readonly headers: IncomingHttpHeaders;
  close(): Promise<void>;
}

const errorStatus = 2;
const valuesOf = (attributes: Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans }: Export): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, links = [], status, ...span }) => ({
        ...{ ...span, service, attributes: valuesOf(attributes), links: links.map(({ spanId }) => spanId) },
        isError: status?.code === errorStatus,
      })),
    );
  });

export async function startTraceCollector({
  port = 0,
  received = (_spans: ReceivedSpan[]): void => undefined,
} = {}): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  let headers: IncomingHttpHeaders = {};
  const receive = async (request: IncomingMessage) => {
    if (request.url !== '/v1/traces') return 404;
    headers = request.headers;
    const come = spansIn((await json(request)) as Export);
    spans.push(...come);
    received(come);
    return 200;
  };
  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    get headers() {
      return headers;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4318' } } });
  const received = (spans: ReceivedSpan[]) => {
    for (const { traceId, service, name } of spans) console.log(`${traceId} ${service}: ${name}`);
  };
  const { url } = await startTraceCollector({ port: Number(values.port), received });
  console.log(`Receives traces: OTEL_EXPORTER_OTLP_ENDPOINT=${url}`);
}
