import { pushDevicesMax, type PushSubscriptionKeys } from '@giftwell/contracts/auth/notifications';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity.js';

/** The browsers that show notifications. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  idsOf(tx: EntityManager, userId: number): Promise<Pick<PushDeviceEntity, 'id'>[]> {
    return tx.find(PushDeviceEntity, { select: { id: true }, where: { userId } });
  }

  find(userId: number, id: number): Promise<PushDeviceEntity | null> {
    return this.db.manager.findOneBy(PushDeviceEntity, { userId, id });
  }

  /** Whether this endpoint is the user's, and how many others they have. */
  async stateOf(userId: number, endpoint: string | null): Promise<{ isOn: boolean; others: number }> {
    const devices = await this.db.manager.findBy(PushDeviceEntity, { userId });
    const others = devices.filter((device) => device.endpoint !== endpoint).length;
    return { isOn: others < devices.length, others };
  }

  /** A browser has one user: who signs in there next takes it over, which needs its secret. */
  async add(userId: number, { endpoint, keys: { p256dh, auth } }: PushSubscriptionKeys): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO push_devices AS known ("userId", endpoint, p256dh, auth, "createdAt")
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (endpoint) DO UPDATE
           SET "userId" = excluded."userId", p256dh = excluded.p256dh, auth = excluded.auth,
             "createdAt" = excluded."createdAt"
           WHERE known."userId" = excluded."userId" OR known.auth = excluded.auth`,
        [userId, endpoint, p256dh, auth, this.clock.now()],
      );
      await tx.query(
        `DELETE FROM push_devices WHERE id = ANY (ARRAY(
           SELECT id FROM push_devices WHERE "userId" = $1 ORDER BY "createdAt" DESC, id DESC OFFSET ${pushDevicesMax}))`,
        [userId],
      );
    });
  }

  async remove(userId: number, endpoint: string): Promise<void> {
    await this.db.manager.delete(PushDeviceEntity, { userId, endpoint });
  }

  async removeOthers(userId: number, endpoint: string | null): Promise<void> {
    await this.db.query(
      'DELETE FROM push_devices WHERE "userId" = $1 AND endpoint IS DISTINCT FROM $2::text',
      [userId, endpoint],
    );
  }

  /** Removes a browser that its push service no longer knows. */
  async forget(tx: EntityManager, { id, endpoint }: PushDeviceEntity): Promise<void> {
    await tx.delete(PushDeviceEntity, { id, endpoint });
  }
}
