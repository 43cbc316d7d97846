import { Internet, OutsideNetwork } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ForgetLinkPreview } from './forget-link-preview.job.js';
import { LinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviewsService } from './link-previews.service.js';
import { LinkReaderService } from './link-reader.service.js';
import { ReadLinkJob } from './read-link.job.js';

@Module({
  imports: [PicturesModule],
  controllers: [LinkPreviewsController],
  providers: [
    Internet,
    { provide: OutsideNetwork, useExisting: Internet },
    ForgetLinkPreview,
    LinkPreviewsService,
    LinkReaderService,
    ReadLinkJob,
  ],
  exports: [LinkReaderService],
})
export class LinkPreviewsModule {}
