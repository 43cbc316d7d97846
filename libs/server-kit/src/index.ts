export {
  inProcess,
  loadConfig,
  metricsConfig,
  processConfig,
  rpcKey,
  serviceAddress,
  serviceConfig,
  tracesConfig,
  type ProcessConfig,
  type ServiceConfig,
} from './config.js';
export { withSecretFiles } from './secret-files.js';
export { createLogger, nestLogger, withRequestId, type Logger } from './log/log.js';
export { CONFIG, LOGGER, REDIS, SERVICE } from './tokens.js';
export { addAuditedAddress, removeAuditedAddress, truncateAddresses } from './audit/address-truncation.js';
export { auditedAddress } from './audit/audited-address.js';
export { CircuitBreaker } from './circuit-breaker.js';
export { Clock } from './clock.js';
export { AudioStore } from './temporary-files/audio-store.js';
export { CalendarStore } from './temporary-files/calendar-store.js';
export type { IncomingFile } from './temporary-files/temporary-store.js';
export { requestRedis, blockingRedis, waitUntilReady } from './redis.js';
export type { AnyCall, CallContext, UserCall } from './handlers/call.js';
export { Serves, type CallOf, type Emit, type Handlers } from './handlers/serves.js';
export type { CallerContext, ServiceClient } from './rpc/service-client.js';
export { ServiceClients, type Addresses } from './rpc/service-clients.js';
export { afterCommit } from './database/after-commit.js';
export { createKitTables, databaseOptions, type ServiceSchema } from './database/database.js';
export {
  addHeartbeats,
  createIdempotencyTable,
  hasIdempotencyKey,
  outsideIdempotentTransaction,
} from './handlers/idempotency.js';
export { IdempotencyKeyRow } from './handlers/idempotency-key.entity.js';
export { runMigration, runMigrations } from './database/run-migration.js';
export { databaseError, violatedUnique } from './database/database-error.js';
export { defineJob, JobHandler, Jobs, type Job, type Runs } from './queues/jobs.js';
export type { Finish } from './queues/workers.js';
export { EventHandler, Events, type Handles } from './queues/events.js';
export { UserWrites } from './user-writes/user-writes.js';
export { beginWrite, versionOf } from './user-writes/write-scripts.js';
export { connectToPublicHost, BlockedUrlError } from './external/connect-to-public-host.js';
export { Internet, ExternalNetwork } from './external/external-network.js';
export { OneSite } from './external/one-site.js';
export { Pusher, PushStream } from './push.js';
export { newShareCode } from './sharing/share-code.js';
export { shownLine, shownText } from './sharing/share-text.js';
export { count, observe } from './metrics/measures.js';
export { beginProviderCall, callProvider } from './external/call-provider.js';
export { addGaugeReader, startMetrics } from './metrics/metrics-server.js';
export { startTraces } from './traces/start-traces.js';
export { beginRequest, tracedRequestId } from './traces/traces.js';
export type { RequestSpan } from './traces/span-facts.js';
export { readiness, startHealthServer } from './start/health.js';
export { KitModule, type KitOptions } from './kit.module.js';
export { collectGarbageWhenIdle } from './start/idle-gc.js';
export { stopOnSignals } from './start/stop-on-signals.js';
export { runService, startConfigured, type ServiceProgram } from './start/run-service.js';
export type { RunningService } from './start/start.js';
export { byUserId, Holds } from './personal-data/holds.js';
export { defineEraseJob, Erasure } from './personal-data/erasure.js';
export { PersonalRows, type ExportPage, type ExportPlace } from './personal-data/personal-rows.js';
export { forgetUserKeys, userKeys } from './personal-data/user-keys.js';
