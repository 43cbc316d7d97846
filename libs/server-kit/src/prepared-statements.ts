import pg from 'pg';
import { isOutdatedPlan } from './database-error.js';

/** Postgres caches a plan for each on each connection; further statements are planned every time. */
const mostStatements = 300;
const textsRemembered = 2_000;

const seenOnce = new Set<string>();
const names = new Map<string, string>();
let made = 0;

/** A name from the second use on, so that statements that are used once take no space. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostStatements) return undefined;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= textsRemembered) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  const name = `s${(made += 1)}`;
  names.set(text, name);
  return name;
}

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/** A connection that prepares repeated statements by name: Postgres then parses and plans each of them once. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const prepared: Query = (text, values, callback) => {
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (!name) return query(text, values, callback);
      const answer = query({ name, text, values }, callback);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        // Another name gets a new plan.
        if (isOutdatedPlan(error)) names.delete(text as string);
        throw error;
      });
    };
    this.query = prepared as typeof this.query;
  }
}
