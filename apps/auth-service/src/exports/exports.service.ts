import type { DataExport } from '@giftwell/contracts/auth/exports';
import { notFound } from '@giftwell/contracts/core/error';
import { Clock, defineJob, Jobs, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import { DataExportEntity } from './data-export.entity.js';

const exportId = z.object({ exportId: z.uuid() });
const validMs = 86_400_000;

export const collectExport = defineJob({ name: 'auth.collect-export', data: exportId, concurrency: 2 });
export const removeExport = defineJob({
  name: 'auth.remove-export',
  data: exportId.extend({ userId: z.number().int() }),
  delayMs: validMs,
  attempts: 15,
});

const shown = ({ id, state, bytes, createdAt, expiresAt }: DataExportEntity): DataExport => ({
  ...{ id, state, bytes, createdAt: createdAt.toISOString() },
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** The exports of users as rows, with their state. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** Null if there is none that can be downloaded or is under way. */
  async latest(userId: number): Promise<DataExport | null> {
    const [row] = await this.db.manager.find(DataExportEntity, {
      where: { userId },
      order: { createdAt: 'DESC' },
      take: 1,
    });
    return row && !this.isOver(row) ? shown(row) : null;
  }

  /** Starts a new one, unless one is under way. */
  async start(call: UserCall): Promise<DataExport> {
    const { userId } = call;
    const id = randomUUID();
    await this.db.transaction(async (tx) => {
      const { raw } = await tx
        .createQueryBuilder()
        .insert()
        .into(DataExportEntity)
        .values({ id, userId, state: 'working', bytes: null, createdAt: this.clock.now(), expiresAt: null })
        .orIgnore()
        .returning('id')
        .execute();
      if ((raw as unknown[]).length === 0) return;
      await this.jobs.add(tx, collectExport, { exportId: id });
      const entry = { action: 'data-export', user: userId, call } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
    });
    return (await this.latest(userId))!;
  }

  working(id: string): Promise<DataExportEntity | null> {
    return this.db.manager.findOneBy(DataExportEntity, { id, state: 'working' });
  }

  /** Throws unless it is ready, and of this user. */
  async ready(userId: number, id: string): Promise<DataExportEntity> {
    const row = await this.db.manager.findOneBy(DataExportEntity, { id, userId, state: 'ready' });
    if (!row || this.isOver(row)) throw noExport();
    return row;
  }

  /** False if the account was deleted meanwhile. */
  async finish(tx: EntityManager, { id, userId }: DataExportEntity, bytes: number): Promise<boolean> {
    const expiresAt = new Date(this.clock.now().getTime() + validMs);
    const { affected } = await tx.update(DataExportEntity, { id }, { state: 'ready', bytes, expiresAt });
    if (!affected) return false;
    await this.jobs.add(tx, removeExport, { exportId: id, userId });
    return true;
  }

  /** Returns the user, or null if it is not under way. */
  async fail(id: string): Promise<number | null> {
    const row = await this.working(id);
    if (row) await this.db.manager.update(DataExportEntity, { id }, { state: 'failed' });
    return row?.userId ?? null;
  }

  /** Removes this one, and others that are over. */
  async remove(tx: EntityManager, id: string): Promise<void> {
    const old = LessThan(new Date(this.clock.now().getTime() - 2 * validMs));
    await tx.delete(DataExportEntity, [{ id }, { createdAt: old }]);
  }

  private isOver({ expiresAt }: DataExportEntity): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }
}

export const noExport = () =>
  notFound('export_not_found', 'This file isn’t there anymore. Please ask for a new one.');
