import {
  giftAiDataRoutes,
  paymentsDataRoutes,
  planningDataRoutes,
} from '@giftwell/contracts/auth/personal-data';
import { fakeService, startFakeServices, type TestService } from '@giftwell/server-kit/testing';
import { startAuth } from './auth.js';

const pageSize = 500;

/** The rows of a user in a table; each has an `id`. */
type RowsOf = (userId: number, table: string) => { id: number }[];

type Other = 'planning' | 'gift-ai' | 'payments';
const routesOf = { planning: planningDataRoutes, 'gift-ai': giftAiDataRoutes, payments: paymentsDataRoutes };
type DataRoutes = (typeof routesOf)[Other];

/** The rows of the other services. `broken`: the next page isn't answered. */
export interface OtherRows {
  tables: Record<Other, string[]>;
  rowsOf: RowsOf;
  broken: boolean;
}

function fakeRows(routes: DataRoutes, other: OtherRows) {
  const service = routes.tables.service as Other;
  return fakeService(routes, {
    tables: async () => ({ tables: other.tables[service] }),
    async page({ table, after }, { userId }) {
      if (other.broken) {
        other.broken = false;
        throw new Error('The database is away');
      }
      const since = (after?.['id'] as number | undefined) ?? 0;
      const rows = other
        .rowsOf(userId, table)
        .filter(({ id }) => id > since)
        .slice(0, pageSize);
      const last = rows.at(-1);
      return { rows, next: last ? { table, after: { id: last.id } } : null };
    },
  });
}

/** auth-service with fake services behind real RPC, which hold these rows. */
export async function withRows(
  other: OtherRows,
  env: Record<string, string>,
): Promise<{ service: TestService; others: TestService }> {
  const controllers = Object.values(routesOf).map((routes) => fakeRows(routes, other));
  const { others, env: reached } = await startFakeServices('auth', controllers);
  const service = await startAuth({ ...reached, ...env });
  return { service, others };
}
