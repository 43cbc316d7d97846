import {
  giftAiDataRoutes,
  paymentsDataRoutes,
  planningDataRoutes,
} from '@giftwell/contracts/auth/personal-data';
import type { UserId } from '@giftwell/contracts/core/ids';
import { PersonalRows, ServiceClients, type ExportPage, type ExportPlace } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

export type Row = Record<string, unknown>;

type Other = 'planning' | 'gift-ai' | 'payments';
type DataRoutes = typeof planningDataRoutes | typeof giftAiDataRoutes | typeof paymentsDataRoutes;

/** A table of a service, with a user's rows in pages. */
export interface ExportedTable {
  service: 'auth' | Other;
  table: string;
  pages(): AsyncGenerator<Row[]>;
}

interface Source {
  tables(): Promise<string[]>;
  page(place: ExportPlace): Promise<ExportPage>;
}

const callMs = 5_000;

/** Everything that all services hold about a user. */
@Injectable()
export class ExportedRowsService {
  constructor(
    private readonly own: PersonalRows,
    private readonly services: ServiceClients,
  ) {}

  async of(userId: number): Promise<ExportedTable[]> {
    const sources = {
      auth: {
        tables: async () => this.own.tables(),
        page: (place: ExportPlace) => this.own.page(userId, place),
      },
      planning: this.sourceIn('planning', planningDataRoutes, userId),
      'gift-ai': this.sourceIn('gift-ai', giftAiDataRoutes, userId),
      payments: this.sourceIn('payments', paymentsDataRoutes, userId),
    };
    const all = Object.entries(sources) as [ExportedTable['service'], Source][];
    const found = await Promise.all(
      all.map(async ([service, source]) =>
        (await source.tables()).map((table) => ({ service, table, pages: () => pagesOf(source, table) })),
      ),
    );
    return found.flat();
  }

  private sourceIn(service: Other, routes: DataRoutes, userId: number): Source {
    const client = this.services.of(service);
    const requestId = randomUUID();
    const caller = () => ({
      ...{ userId: userId as UserId, sessionId: null, requestId, deadline: Date.now() + callMs },
    });
    return {
      tables: async () => (await client.call(routes.tables, {}, caller())).tables,
      page: (place) => client.call(routes.page, place, caller()),
    };
  }
}

async function* pagesOf(source: Source, table: string): AsyncGenerator<Row[]> {
  let place: ExportPlace | null = { table, after: null };
  while (place) {
    const page: ExportPage = await source.page(place);
    if (page.rows.length > 0) yield page.rows;
    place = page.next;
  }
}
