interface Panel {
  title: string;
  unit: 'reqps' | 's' | 'percentunit' | 'short' | 'bytes';
  /** PromQL, and the name of each line by its labels. */
  query: string;
  line: string;
}

const rate = (metric: string, by: string) => `sum by (${by}) (rate(${metric}[5m]))`;
const p95 = (metric: string, by: string) =>
  `histogram_quantile(0.95, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

/** The panels, in rows of two. */
export const panels: Panel[] = [
  {
    ...{ title: 'Requests by status', unit: 'reqps', line: '{{status}}' },
    query: rate('giftwell_http_request_seconds_count', 'status'),
  },
  {
    ...{ title: 'Slowest routes, 95 % of requests', unit: 's', line: '{{method}} {{route}}' },
    query: `topk(10, ${p95('giftwell_http_request_seconds', 'method, route')})`,
  },
  {
    ...{ title: 'Calls between services', unit: 'reqps', line: '{{pattern}} {{outcome}}' },
    query: `topk(15, ${rate('giftwell_rpc_call_seconds_count', 'pattern, outcome')})`,
  },
  {
    ...{ title: 'Slowest calls, 95 %', unit: 's', line: '{{pattern}}' },
    query: `topk(10, ${p95('giftwell_rpc_call_seconds', 'pattern')})`,
  },
  {
    ...{ title: 'SQL statements', unit: 'reqps', line: '{{schema}}' },
    query: rate('giftwell_sql_statement_seconds_count', 'schema'),
  },
  {
    ...{ title: 'SQL statements, 95 %', unit: 's', line: '{{schema}}' },
    query: p95('giftwell_sql_statement_seconds', 'schema'),
  },
  {
    ...{ title: 'Jobs', unit: 'reqps', line: '{{queue}} {{outcome}}' },
    query: rate('giftwell_job_seconds_count', 'queue, outcome'),
  },
  {
    ...{ title: 'Waiting jobs', unit: 'short', line: '{{queue}}' },
    query: 'max by (queue) (giftwell_queue_jobs{state="waiting"})',
  },
  {
    ...{ title: 'Age of the oldest waiting job', unit: 's', line: '{{queue}}' },
    query: 'max by (queue) (giftwell_queue_age_seconds)',
  },
  {
    ...{ title: 'Outbox rows', unit: 'short', line: '{{schema}}' },
    query: 'max by (schema) (giftwell_outbox_rows)',
  },
  {
    ...{ title: 'Age of the oldest outbox row', unit: 's', line: '{{schema}}' },
    query: 'max by (schema) (giftwell_outbox_age_seconds)',
  },
  {
    ...{ title: 'Provider calls, 95 %', unit: 's', line: '{{provider}}' },
    query: p95('giftwell_provider_call_seconds', 'provider'),
  },
  {
    ...{ title: 'Provider calls by outcome', unit: 'reqps', line: '{{provider}} {{outcome}}' },
    query: rate('giftwell_provider_call_seconds_count', 'provider, outcome'),
  },
  {
    ...{ title: 'Ideas by engine', unit: 'reqps', line: '{{engine}}' },
    query: rate('giftwell_suggestions_total', 'engine'),
  },
  {
    ...{ title: 'Answers without the model', unit: 'reqps', line: 'fallbacks' },
    query: 'sum(rate(giftwell_suggestion_fallbacks_total[5m]))',
  },
  {
    ...{ title: 'Mails', unit: 'reqps', line: '{{state}}' },
    query: rate('giftwell_mails_total', 'state'),
  },
  {
    ...{ title: 'What providers charge for', unit: 'short', line: '{{provider}} {{unit}}' },
    query: rate('giftwell_provider_usage_total', 'provider, unit'),
  },
  {
    ...{ title: 'Ledger, in cents', unit: 'short', line: '{{account}}' },
    query: 'max by (account) (giftwell_ledger_cents)',
  },
  {
    ...{ title: 'Groups that differ from the ledger', unit: 'short', line: 'groups' },
    query: 'max(giftwell_ledger_differing_groups)',
  },
  {
    ...{ title: 'Processor time', unit: 'percentunit', line: '{{pod}}' },
    query: 'rate(process_cpu_seconds_total{namespace="giftwell"}[5m])',
  },
  {
    ...{ title: 'Memory', unit: 'bytes', line: '{{pod}}' },
    query: 'process_resident_memory_bytes{namespace="giftwell"}',
  },
];

const source = { type: 'prometheus', uid: '${source}' };

/** The dashboard as Grafana imports it. */
export const dashboard = {
  uid: 'giftwell',
  title: 'Giftwell',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus', label: 'Prometheus' }] },
  panels: panels.map(({ title, unit, query, line }, index) => ({
    ...{ id: index + 1, type: 'timeseries', title, datasource: source },
    gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: 'A', datasource: source, expr: query, legendFormat: line }],
  })),
};
