import { Module } from '@nestjs/common';
import { RecipientPicturesController } from './recipient-pictures.controller.js';
import { RecipientPicturesService } from './recipient-pictures.service.js';

@Module({
  controllers: [RecipientPicturesController],
  providers: [RecipientPicturesService],
  exports: [RecipientPicturesService],
})
export class PicturesModule {}
