import {
  JobHandler,
  Jobs,
  LOGGER,
  BlockedUrlError,
  type Finish,
  type Logger,
  type Runs,
} from '@giftwell/server-kit';
import { Inject } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { PushDeviceEntity } from './push-device.entity.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushSenderService, type PushOutcome } from './push-sender.service.js';
import { notifyDevice } from './reminder-notifications.service.js';

const minutes = (count: number) => count * 60_000;
/** Delays after failures; in total about half a day. */
const pauses = [0.5, 2, 5, 15, 60, 240, 480].map(minutes);

type Data = z.output<typeof notifyDevice.data>;

@JobHandler(notifyDevice)
export class NotifyDevice implements Runs<typeof notifyDevice> {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly jobs: Jobs,
    private readonly devices: PushDevicesService,
    private readonly sender: PushSenderService,
  ) {}

  async run(data: Data, finish: Finish): Promise<void> {
    const { userId, deviceId, notification } = data;
    const device = await this.devices.find(userId, deviceId);
    if (!device) return;
    const outcome = await this.sender
      .send(device, notification, new Date(data.validUntil))
      .catch((error: unknown) => this.outcomeOf(error, deviceId));
    await finish((tx) => this.settle(tx, data, device, outcome));
  }

  private outcomeOf(error: unknown, deviceId: number): PushOutcome {
    this.logger.warn({ err: error, deviceId }, 'Push service unreachable');
    // An endpoint inside our own network is no push service.
    return error instanceof BlockedUrlError ? 'gone' : 'failed';
  }

  private async settle(
    tx: EntityManager,
    data: Data,
    device: PushDeviceEntity,
    outcome: PushOutcome,
  ): Promise<void> {
    const { deviceId, failures } = data;
    if (outcome === 'taken' || outcome === 'late') return;
    if (outcome === 'gone') return this.devices.forget(tx, device);
    const pauseMs = outcome === 'failed' ? pauses[failures] : undefined;
    if (pauseMs === undefined)
      return this.logger.warn({ deviceId, outcome }, 'Web push notification not delivered');
    await this.jobs.add(tx, notifyDevice, { ...data, failures: failures + 1 }, pauseMs);
  }
}
