import { separateApps } from '../processes.ts';
import { nameOf, rolesOf } from './workloads.ts';

/** A condition that an operator is told of, and what to do then. */
export interface Alert {
  name: string;
  /** PromQL; true while the condition holds. */
  when: string;
  /** How long it must hold. */
  since: string;
  severity: 'page' | 'ticket';
  summary: string;
  /** The entry in docs/operations.md. */
  whatToDo: string;
}

/** All Deployments, with the app whose name their containers have. */
export const deployments = separateApps.flatMap((deployed) =>
  rolesOf(deployed).map((role) => ({ app: deployed.app, name: nameOf(deployed.app, role) })),
);

/** A pod's name is that of its Deployment, and two random parts. */
const processOf = ({ app, name }: { app: string; name: string }) =>
  `up{namespace="giftwell",container="${app}",pod=~"${name}-[a-z0-9]+-[a-z0-9]+"}`;

/** A pod that Prometheus doesn't know isn't down for it, so each Deployment must have one that it knows. */
const processDown = [
  'up{namespace="giftwell"} == 0',
  ...deployments.map((one) => `absent(${processOf(one)})`),
].join(' or ');

/** All alerts; docs/operations.md has a section for each. */
export const alerts: Alert[] = [
  {
    name: 'GiftwellProcessDown',
    when: processDown,
    since: '2m',
    severity: 'page',
    summary: 'A process has not answered for two minutes',
    whatToDo:
      'Without the label `pod`, no process of an app is known at all: see whether its Deployment has pods, and whether Prometheus may read their metrics. Look at its state and its last lines: `kubectl -n giftwell get pods`, `kubectl -n giftwell logs --previous <pod>`. The last line of a process that cannot start names the variable or the store that is the cause. While one of several is down, nothing is lost; while a service is down, its pages say so and the rest works.',
  },
  {
    name: 'GiftwellErrors',
    when: 'sum(rate(giftwell_http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(giftwell_http_request_seconds_count[5m])) > 0.01',
    since: '5m',
    severity: 'page',
    summary: 'More than 1 % of requests fail',
    whatToDo:
      'Search the logs of the gateway for `"status":5`, take a `requestId` from there and search the services for it. 503 means that a service or a store is unavailable or slow; 500 is an unexpected error, and its stack is in the log of the service.',
  },
  {
    name: 'GiftwellSlow',
    when: 'histogram_quantile(0.95, sum by (le) (rate(giftwell_http_request_seconds_bucket{route!~".*(stream|push).*"}[10m]))) > 1',
    since: '10m',
    severity: 'ticket',
    summary: 'One request of twenty takes longer than a second',
    whatToDo:
      'Compare calls (`giftwell_rpc_call_seconds`) and statements (`giftwell_sql_statement_seconds`): slow statements point to Postgres, fast ones with slow calls to a busy process. Add replicas while processors are busy; look at `pg_stat_activity` otherwise.',
  },
  {
    name: 'GiftwellEventLoopBlocked',
    when: 'nodejs_eventloop_lag_p99_seconds{namespace="giftwell"} > 0.25',
    since: '10m',
    severity: 'ticket',
    summary: 'The event loop of a process is blocked',
    whatToDo: 'The process has too little processor time. Raise its limit or add replicas.',
  },
  {
    name: 'GiftwellQueueOld',
    when: 'max by (queue) (giftwell_queue_age_seconds) > 300',
    since: '5m',
    severity: 'page',
    summary: 'Jobs of a queue wait for more than five minutes',
    whatToDo:
      'The queue’s name says which service works on it. Are its workers running? Do its jobs fail (`giftwell_job_seconds_count{outcome="failed"}`)? Failed jobs are retried automatically; their errors are in the log as `Job failed`.',
  },
  {
    name: 'GiftwellJobsFailed',
    when: 'sum by (queue) (increase(giftwell_job_seconds_count{outcome="failed"}[30m])) > 20',
    since: '5m',
    severity: 'ticket',
    summary: 'Many jobs of a queue fail',
    whatToDo:
      'Search the log of the workers for `Job failed` with this queue. If a provider is down, wait for it to recover. If the error is ours, jobs are repeated until their last attempt, so a corrected version can still complete them.',
  },
  {
    name: 'GiftwellOutboxOld',
    when: 'max by (schema) (giftwell_outbox_age_seconds) > 60',
    since: '5m',
    severity: 'page',
    summary: 'Rows do not leave the outbox of a service',
    whatToDo:
      'The relay runs in the worker processes and needs Redis. Search their logs for `Outbox relay failed`. Nothing is lost: rows wait in Postgres, in their order.',
  },
  {
    name: 'GiftwellRedisFull',
    when: 'max(giftwell_redis_memory_bytes) / max(giftwell_redis_memory_limit_bytes) > 0.8',
    since: '10m',
    severity: 'page',
    summary: 'Redis has used 80 % of its memory',
    whatToDo:
      'When it is full, sign-ins, recordings and jobs are refused. See which queue grows (`giftwell_queue_jobs`) and why; completed jobs are removed by themselves. Raise `maxmemory`, and the limit of its container, if users have become more.',
  },
  {
    name: 'GiftwellProviderFails',
    when: 'sum by (provider) (rate(giftwell_provider_call_seconds_count{outcome="failed"}[10m])) / sum by (provider) (rate(giftwell_provider_call_seconds_count[10m])) > 0.5',
    since: '10m',
    severity: 'ticket',
    summary: 'Most calls of a provider fail',
    whatToDo:
      'Look at the provider’s status page, and check its key and its quota. Meanwhile ideas come from the catalogue, users can type instead of recording, and mails are retried for three days.',
  },
  {
    name: 'GiftwellLedgerDiffers',
    when: 'max(giftwell_ledger_differing_groups) > 0',
    since: '10m',
    severity: 'page',
    summary: 'The total of a group gift is not what the ledger says',
    whatToDo:
      'Search payments-service for `Ledger and totals differ`, which names the groups with both sums, once a day and at each start. The ledger is append-only and is the truth: compare its lines for these groups with PayPal’s list before anything is corrected, and make a backup first.',
  },
  {
    name: 'GiftwellMailsFail',
    when: 'sum(increase(giftwell_mails_total{state="failed"}[1h])) > 0',
    since: '1m',
    severity: 'ticket',
    summary: 'A mail was given up after three days',
    whatToDo:
      'Search auth-service for `Mail not sent after its last attempt`. Check SMTP_URL and the reputation of the sender’s domain.',
  },
];
