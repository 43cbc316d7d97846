import { hintRoutes, hintsMax } from '@giftwell/contracts/auth/hints';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Clock, Serves, type UserCall } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';
import { SeenHintEntity } from './seen-hint.entity.js';

@Serves(hintRoutes)
export class HintsController {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(_: object, { userId }: UserCall) {
    const rows = await this.db.manager.findBy(SeenHintEntity, { userId });
    return { hints: rows.map(({ hint }) => hint) };
  }

  async add({ hint }: HandlerInput<typeof hintRoutes.add>, { userId }: UserCall) {
    await this.db.query(
      `INSERT INTO seen_hints ("userId", hint, since)
       SELECT $1, $2, $3 WHERE (SELECT count(*) FROM seen_hints WHERE "userId" = $1) < ${hintsMax}
       ON CONFLICT DO NOTHING`,
      [userId, hint, this.clock.now()],
    );
    return { ok: true as const };
  }
}
