import type { Socket } from 'node:net';
import pg from 'pg';
import { isMeasuring, observe } from '../metrics/measures.js';
import { beginSpan } from '../traces/traces.js';
import { isOutdatedPlan } from './database-error.js';

/** Postgres caches a plan for each on every connection; further statements are planned every time. */
const maxStatements = 300;
const textsRemembered = 2_000;

const seenOnce = new Set<string>();
const names = new Map<string, string>();
let made = 0;

/** Statements get a name on their second use, so that those used once take no memory. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= maxStatements) return undefined;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= textsRemembered) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  const name = `s${(made += 1)}`;
  names.set(text, name);
  return name;
}

/** Sends statements without waiting for earlier answers. */
const sentAtOnce = { pipeline: true };

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Asks by a callback. The promises of pg keep earlier queries reachable, so that each query with its values and rows
 * would be promoted to V8's old generation.
 */
const answerTo = (query: Query, config: unknown, values?: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    query(config, values, (error: Error | null, result: unknown) =>
      error ? reject(error) : resolve(result),
    );
  });

/** The answer that TypeORM expects from a statement without rows. */
const nothing = () => Promise.resolve({ command: '', rowCount: null, rows: [], fields: [] });

/**
 * Prepares repeated statements by name, so that Postgres parses and plans each only once, and begins a transaction
 * together with its first statement. Statements of one event loop turn are sent in one write.
 */
export class PreparingClient extends pg.Client {
  private begins = false;
  private holds = false;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...sentAtOnce });
    const query = this.query.bind(this) as Query;
    const prepared: Query = (text, values, callback) => {
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      const config = name ? { name, text, values } : text;
      if (typeof text !== 'string' || typeof (callback ?? values) === 'function')
        return query(config, values, callback);
      const answer = answerTo(query, config, values);
      if (!name) return answer;
      return answer.catch((error: unknown) => {
        // Another name gets a new plan.
        if (isOutdatedPlan(error)) names.delete(text);
        throw error;
      });
    };
    const inTransaction: Query = (text, values, callback) => {
      if (text === 'START TRANSACTION') {
        this.begins = true;
        return nothing();
      }
      if (!this.begins) return prepared(text, values, callback);
      this.begins = false;
      if (text === 'COMMIT' || text === 'ROLLBACK') return nothing();
      const begun = answerTo(query, 'START TRANSACTION');
      const answer = prepared(text, values, callback);
      return Promise.all([begun, answer]).then(([, result]) => result);
    };
    const schema = config?.application_name ?? '';
    const measured: Query = (text, values, callback) => {
      this.hold();
      // The beginning of a transaction is sent with its first statement.
      const endSpan =
        typeof text === 'string' && text !== 'START TRANSACTION'
          ? beginSpan('statement', { schema, text })
          : undefined;
      if (!isMeasuring() && !endSpan) return inTransaction(text, values, callback);
      const since = performance.now();
      const answer = inTransaction(text, values, callback);
      const note = (error?: unknown) => {
        observe('giftwell_sql_statement_seconds', { schema }, (performance.now() - since) / 1000);
        endSpan?.(error);
      };
      if (answer instanceof Promise) answer.then(() => note(), note);
      return answer;
    };
    this.query = measured as typeof this.query;
  }

  /** Keeps what is written until the end of this turn, because a write costs more than a small statement. */
  private hold(): void {
    if (this.holds) return;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    this.holds = true;
    stream.cork();
    process.nextTick(() => {
      this.holds = false;
      stream.uncork();
    });
  }
}
