import { notFound } from '@giftwell/contracts/core/error';
import type { Reservation } from '@giftwell/contracts/planning/reservations';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { visibleBy } from '../wishlists/wishlist-row.js';
import { ReservationEntity } from './reservation.entity.js';

type Row = Omit<Reservation, 'createdAt'> & { createdAt: Date };

/** The code still opens the list, even when the item is gone. */
const openCode = `CASE WHEN EXISTS (SELECT 1 FROM wishlists w WHERE ${visibleBy('r."shareCode"')}) THEN r."shareCode" END`;
const columns = `r.code, coalesce(i.name, r."itemName") AS "itemName", coalesce(w.title, r."listTitle") AS "listTitle",
  i.id IS NOT NULL AS "isThere", i.url, ${openCode} AS "shareCode", r.name, r.quantity, r.state, r."giftId", r."createdAt"`;
const around = `LEFT JOIN wishlist_items i ON i.id = r."itemId" LEFT JOIN wishlists w ON w.id = i."wishlistId"`;

/** Reservations by their secret code, and those of a user. */
@Injectable()
export class ReservationsService {
  constructor(private readonly db: DataSource) {}

  async list(userId: number): Promise<Reservation[]> {
    const rows = await this.db.query<Row[]>(
      `SELECT ${columns} FROM reservations r ${around} WHERE r."userId" = $1 ORDER BY r.id DESC`,
      [userId],
    );
    return rows.map(shown);
  }

  async get(code: string, db: Pick<EntityManager, 'query'> = this.db): Promise<Reservation> {
    const find = `SELECT ${columns} FROM reservations r ${around} WHERE r.code = $1`;
    const [row] = await db.query<Row[]>(find, [code]);
    if (!row) throw noReservation();
    return shown(row);
  }

  /** Its id and its user, who is null for a guest. */
  async find(code: string): Promise<Pick<ReservationEntity, 'id' | 'userId'>> {
    const found = await this.db.manager.findOneBy(ReservationEntity, { code });
    if (!found) throw noReservation();
    return found;
  }

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** A trigger frees the pieces. Locks the item first, as its owner does when deleting it. False if it is gone. */
  async release(tx: EntityManager, code: string): Promise<boolean> {
    await tx.query(
      `SELECT id FROM wishlist_items WHERE id = (SELECT "itemId" FROM reservations WHERE code = $1) FOR NO KEY UPDATE`,
      [code],
    );
    const { affected } = await tx.delete(ReservationEntity, { code });
    return !!affected;
  }
}

const shown = ({ createdAt, ...row }: Row): Reservation => ({ ...row, createdAt: createdAt.toISOString() });

export const noReservation = () => notFound('reservation_not_found', 'That reservation is gone');
