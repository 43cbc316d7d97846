import { webPushRoutes } from '@giftwell/contracts/auth/notifications';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { PushDevicesService } from './push-devices.service.js';
import { PushSenderService } from './push-sender.service.js';

type Routes = typeof webPushRoutes;

@Serves(webPushRoutes)
export class WebPushController {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly sender: PushSenderService,
  ) {}

  async state({ endpoint }: HandlerInput<Routes['state']>, { userId }: UserCall) {
    return { publicKey: this.sender.publicKey, ...(await this.devices.stateOf(userId, endpoint)) };
  }

  async turnOn(subscription: HandlerInput<Routes['turnOn']>, call: UserCall) {
    await this.devices.add(call.userId, subscription);
    return this.state(subscription, call);
  }

  async turnOff({ endpoint }: HandlerInput<Routes['turnOff']>, call: UserCall) {
    await this.devices.remove(call.userId, endpoint);
    return this.state({ endpoint }, call);
  }

  async turnOffOthers({ endpoint }: HandlerInput<Routes['turnOffOthers']>, call: UserCall) {
    await this.devices.removeOthers(call.userId, endpoint);
    return this.state({ endpoint }, call);
  }
}
