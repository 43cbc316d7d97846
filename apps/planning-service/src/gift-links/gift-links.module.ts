import { Module } from '@nestjs/common';
import { GiftsModule } from '../gifts/gifts.module.js';
import { LinkPreviewsModule } from '../link-previews/link-previews.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ReadGiftLink } from './read-gift-link.job.js';

@Module({ imports: [GiftsModule, LinkPreviewsModule, PicturesModule], providers: [ReadGiftLink] })
export class GiftLinksModule {}
