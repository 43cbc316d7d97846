import { LOGGER, ExternalNetwork, shownLine, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PhotosService } from '../pictures/photos.service.js';
import { fetchExternalFile, type ExternalFile } from './external-file.js';
import { pageText } from './page-text.js';
import { readShopPage, type ShopPage } from './shop-page.js';

/** What was read behind a link; `photo` is WebP. */
export type ReadLink = Pick<ShopPage, 'title' | 'price'> & { photo: Buffer | null };

type Content = ShopPage & Pick<ReadLink, 'photo'>;

const readLimits = { timeoutMs: 5_000, maxBytes: 1_000_000 };

const pageTypes = ['text/html', 'application/xhtml+xml'];
const pictureTypes = ['image/webp', 'image/jpeg', 'image/jpg', 'image/png'];

/** Reads what the page of a shop offers. */
@Injectable()
export class LinkReaderService {
  constructor(
    private readonly network: ExternalNetwork,
    private readonly photos: PhotosService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null if the link can't be read, or offers nothing. The page and its picture each have a time limit. */
  async read(link: string): Promise<ReadLink | null> {
    const types = [...pageTypes, ...pictureTypes];
    const found = await this.fetch('page', link, types, (file) => this.contentOf(file));
    if (!found) return null;
    const { price, picture } = found;
    const title = found.title && shownLine(found.title);
    const photo = found.photo ?? (picture && (await this.pictureOf(picture)));
    return title || price || photo ? { title: title || null, price, photo: photo || null } : null;
  }

  /** The link may be that of a picture itself. */
  private async contentOf({ bytes, contentType, type, url }: ExternalFile): Promise<Content> {
    if (!pictureTypes.includes(type))
      return { ...readShopPage(pageText(bytes, contentType), url), photo: null };
    return { title: null, price: null, picture: null, photo: await this.photos.fromShop(bytes) };
  }

  private pictureOf(link: string): Promise<Buffer | null> {
    return this.fetch('picture', link, pictureTypes, ({ bytes }) => this.photos.fromShop(bytes));
  }

  private async fetch<T>(
    what: string,
    link: string,
    types: readonly string[],
    read: (file: ExternalFile) => Promise<T>,
  ): Promise<T | null> {
    try {
      const { timeoutMs, maxBytes } = readLimits;
      const wanted = { types, partialTypes: pageTypes, maxBytes, signal: AbortSignal.timeout(timeoutMs) };
      return await read(await fetchExternalFile(this.network, link, wanted));
    } catch (error) {
      return this.unread(what, error);
    }
  }

  /** Neither the link nor a message that may contain it is logged. */
  private unread(what: string, error: unknown): null {
    const { name, code } = error as { name?: string; code?: string };
    this.logger.info({ what, reason: code ?? name }, 'Link preview failed');
    return null;
  }
}
