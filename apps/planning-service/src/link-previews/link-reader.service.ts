import { LOGGER, OutsideNetwork, shownLine, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PhotosService } from '../pictures/photos.service.js';
import { fetchOutside } from './outside-file.js';
import { pageText } from './page-text.js';
import { readShopPage, type ShopPage } from './shop-page.js';

/** What was read behind a link; `photo` is WebP. */
export type ReadLink = Pick<ShopPage, 'title' | 'price'> & { photo: Buffer | null };

const readLimits = { timeoutMs: 5_000, maxBytes: 1_000_000 };

const pageTypes = ['text/html', 'application/xhtml+xml'];
const pictureTypes = ['image/webp', 'image/jpeg', 'image/jpg', 'image/png'];

/** Reads what the page of a shop offers. */
@Injectable()
export class LinkReaderService {
  constructor(
    private readonly network: OutsideNetwork,
    private readonly photos: PhotosService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null if the page can't be read, or offers nothing. The page and its picture each have a time limit. */
  async read(link: string): Promise<ReadLink | null> {
    const page = await this.pageOf(link);
    if (!page) return null;
    const { price, picture } = page;
    const title = page.title && shownLine(page.title);
    const photo = picture && (await this.pictureOf(picture));
    return title || price || photo ? { title: title || null, price, photo: photo || null } : null;
  }

  private async pageOf(link: string): Promise<ShopPage | null> {
    try {
      const wanted = { types: pageTypes, isPartEnough: true, ...limits() };
      const { bytes, type, url } = await fetchOutside(this.network, link, wanted);
      return readShopPage(pageText(bytes, type), url);
    } catch (error) {
      return this.unread('page', error);
    }
  }

  private async pictureOf(link: string): Promise<Buffer | null> {
    try {
      const wanted = { types: pictureTypes, isPartEnough: false, ...limits() };
      const { bytes } = await fetchOutside(this.network, link, wanted);
      return await this.photos.fromShop(bytes);
    } catch (error) {
      return this.unread('picture', error);
    }
  }

  /** Neither the link nor a message that may contain it is logged. */
  private unread(what: string, error: unknown): null {
    const { name, code } = error as { name?: string; code?: string };
    this.logger.info({ what, reason: code ?? name }, 'Link not read');
    return null;
  }
}

const limits = () => ({
  maxBytes: readLimits.maxBytes,
  signal: AbortSignal.timeout(readLimits.timeoutMs),
});
