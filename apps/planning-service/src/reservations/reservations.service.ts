import { notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Reservation, reservationRoutes } from '@giftwell/contracts/planning/reservations';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReservationEntity } from './reservation.entity.js';

type Routes = typeof reservationRoutes;
type Row = Omit<Reservation, 'createdAt'> & { createdAt: Date };

const columns = `r.code, coalesce(i.name, r."itemName") AS "itemName", coalesce(w.title, r."listTitle") AS "listTitle",
  i.id IS NOT NULL AS "isThere", r.name, r.quantity, r.state, r."giftId", r."createdAt"`;
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

  async setState({ code, state }: HandlerInput<Routes['setState']>): Promise<Reservation> {
    await this.db.query('UPDATE reservations SET state = $2 WHERE code = $1', [code, state]);
    return this.get(code);
  }

  async undo(code: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (!(await this.release(tx, code))) throw noReservation();
    });
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
