import { Module } from '@nestjs/common';
import { PhotoFilesController } from './photo-files.controller.js';
import { PhotoOwnershipController } from './photo-ownership.controller.js';
import { PhotosController } from './photos.controller.js';
import { PhotosService } from './photos.service.js';
import { PurgePhoto } from './purge-photo.job.js';
import { RecipientPicturesController } from './recipient-pictures.controller.js';
import { RecipientPicturesService } from './recipient-pictures.service.js';

@Module({
  controllers: [
    RecipientPicturesController,
    PhotosController,
    PhotoFilesController,
    PhotoOwnershipController,
  ],
  providers: [RecipientPicturesService, PhotosService, PurgePhoto],
  exports: [RecipientPicturesService, PhotosService],
})
export class PicturesModule {}
