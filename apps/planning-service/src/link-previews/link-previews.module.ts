import { CONFIG, Internet, OneSite, ExternalNetwork } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
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
    {
      provide: ExternalNetwork,
      inject: [CONFIG, Internet],
      useFactory: ({ OUTSIDE_STAND_IN_URL: url }: Config, internet: Internet) =>
        url ? new OneSite(new URL(url)) : internet,
    },
    ForgetLinkPreview,
    LinkPreviewsService,
    LinkReaderService,
    ReadLinkJob,
  ],
  exports: [LinkReaderService],
})
export class LinkPreviewsModule {}
