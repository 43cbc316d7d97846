import { Internet, ExternalNetwork } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { NotifyDevice } from './notify-device.job.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushSenderService } from './push-sender.service.js';
import { ReminderNotificationsService } from './reminder-notifications.service.js';
import { WebPushController } from './web-push.controller.js';

@Module({
  controllers: [WebPushController],
  providers: [
    Internet,
    { provide: ExternalNetwork, useExisting: Internet },
    NotifyDevice,
    PushDevicesService,
    PushSenderService,
    ReminderNotificationsService,
  ],
  exports: [ReminderNotificationsService],
})
export class WebPushModule {}
