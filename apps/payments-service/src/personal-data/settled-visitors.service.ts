import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Limits count a refused payment for as long. */
const keptMs = 3_600_000;

/** Forgets who began a payment once no limit counts it anymore. */
@Injectable()
export class SettledVisitorsService {
  constructor(private readonly db: DataSource) {}

  /** Skips what is being changed, which is due again the next time. */
  async forget(now: Date): Promise<void> {
    await this.db.query(
      // An array, because a plan may read a subquery several times, each time with other rows.
      `UPDATE contributions SET visitor = NULL WHERE id = ANY (ARRAY(
         SELECT id FROM contributions WHERE visitor IS NOT NULL
           AND state NOT IN ('pledged', 'created', 'reserved', 'capturing', 'pending')
           AND greatest("createdAt", "lapsesAt", "refusedAt") <= $1
         FOR UPDATE SKIP LOCKED))`,
      [new Date(now.getTime() - keptMs)],
    );
  }
}
