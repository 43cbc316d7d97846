import type { HandlerInput } from '@giftwell/contracts/core/route';
import { giftRecordRoutes } from '@giftwell/contracts/payments/gift-records';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { VisibleGroupsService } from '../group-purchases/visible-groups.service.js';
import { GiftRecordsService } from './gift-records.service.js';

type Routes = typeof giftRecordRoutes;

@Serves(giftRecordRoutes)
export class GiftRecordsController {
  constructor(
    private readonly groups: VisibleGroupsService,
    private readonly records: GiftRecordsService,
  ) {}

  async get({ shareCode }: HandlerInput<Routes['get']>, call: UserCall) {
    const { id } = await this.groups.get(shareCode, call);
    return { recipientId: await this.records.recipientOf(id, call.userId) };
  }

  async keep({ shareCode, recipientId }: HandlerInput<Routes['keep']>, call: UserCall) {
    const { id } = await this.groups.get(shareCode, call);
    await this.records.keep(id, recipientId, call);
    return { recipientId };
  }
}
