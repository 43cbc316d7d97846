import { Module } from '@nestjs/common';
import { AskNoticesService } from './ask-notices.service.js';
import { AsksController } from './asks.controller.js';
import { AsksService } from './asks.service.js';
import { PublicAsksController } from './public-asks.controller.js';
import { PublicAsksService } from './public-asks.service.js';

@Module({
  controllers: [AsksController, PublicAsksController],
  providers: [AskNoticesService, AsksService, PublicAsksService],
})
export class AsksModule {}
