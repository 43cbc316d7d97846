import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';

export type AuditEntry = Pick<AuditEntryEntity, 'action' | 'result' | 'requestId'> & {
  actor?: number | null;
  /** The other object of the action, for example `share:7`. */
  object?: string | null;
  /** The account of the action. */
  user?: number | undefined;
};

@Injectable()
export class AuditService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async write(
    { user, object = user === undefined ? null : `user:${user}`, ...entry }: AuditEntry,
    tx: EntityManager = this.db.manager,
  ): Promise<void> {
    await tx.insert(AuditEntryEntity, { ...entry, object, at: this.clock.now() });
  }
}
