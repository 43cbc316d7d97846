export {
  inProcess,
  loadConfig,
  processConfig,
  rpcKey,
  serviceAddress,
  serviceConfig,
  type ProcessConfig,
  type ServiceConfig,
} from './config.js';
export { createLogger, nestLogger, withRequestId, type Logger } from './log.js';
export { CONFIG, LOGGER, REDIS, SERVICE } from './tokens.js';
export { Clock } from './clock.js';
export { AudioStore, type IncomingAudio, type WholeAudio } from './audio/audio-store.js';
export { requestRedis, blockingRedis, waitUntilReady } from './redis.js';
export type { AnyCall, CallContext, UserCall } from './call.js';
export { Serves, type CallOf, type Emit, type Handlers } from './serves.js';
export type { Asking, ServiceClient } from './rpc/service-client.js';
export { ServiceClients, type Addresses } from './rpc/service-clients.js';
export { createKitTables, databaseOptions, type ServiceSchema } from './database.js';
export { createIdempotencyTable, hasIdempotencyKey } from './idempotency.js';
export { runMigration, runMigrations } from './run-migration.js';
export { databaseError, violatedUnique } from './database-error.js';
export { defineJob, JobHandler, Jobs, type Finish, type Job, type Runs } from './jobs.js';
export { EventHandler, Events, type Handles } from './events.js';
export { Pusher, PushStream } from './push.js';
export { readiness, startHealthServer } from './health.js';
export { KitModule, type KitOptions } from './kit.module.js';
export { giveBackSpareMemory } from './spare-memory.js';
export { stopOnSignals } from './stop-on-signals.js';
export { runService, startConfigured, type ServiceProgram } from './run-service.js';
export type { RunningService } from './start.js';
