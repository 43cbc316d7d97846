import type { HandlerInput } from '@giftwell/contracts/core/route';
import { reservationRoutes } from '@giftwell/contracts/planning/reservations';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { ReservationGiftsService } from './reservation-gifts.service.js';
import { ReservationsService } from './reservations.service.js';

type Routes = typeof reservationRoutes;

@Serves(reservationRoutes)
export class ReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly gifts: ReservationGiftsService,
  ) {}

  async list(_input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return { reservations: await this.reservations.list(userId) };
  }

  async get({ code }: HandlerInput<Routes['get']>) {
    return { reservation: await this.reservations.get(code) };
  }

  async setState(input: HandlerInput<Routes['setState']>) {
    return { reservation: await this.gifts.setState(input) };
  }

  async undo({ code }: HandlerInput<Routes['undo']>) {
    await this.gifts.undo(code);
    return { ok: true as const };
  }

  async addGift(input: HandlerInput<Routes['addGift']>, { userId }: UserCall) {
    return { reservation: await this.gifts.add(userId, input) };
  }
}
