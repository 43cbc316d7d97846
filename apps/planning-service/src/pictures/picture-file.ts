import { invalid } from '@giftwell/contracts/core/error';
import { pictureMaxBytes } from '@giftwell/contracts/planning/recipients';
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { MediaType } from './recipient-picture.entity.js';

const maxPixels = 1_024;
/** Shops show larger ones. */
const maxShopPixels = 3_000;
const storedPixels = 512;

/** First bytes of the accepted formats; the decoder supports more than we want to allow. */
const beginnings: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

export interface PictureFile {
  mediaType: MediaType;
  picture: Buffer;
  version: string;
}

const refused = (message: string) => invalid('picture_invalid', message);

/**
 * Re-encodes an uploaded picture: upright, at most 512 pixels a side, as WebP, without metadata. Throws
 * `picture_invalid`.
 */
export async function readPicture(base64: string): Promise<PictureFile> {
  const given = Buffer.from(base64, 'base64');
  if (given.length > pictureMaxBytes) throw refused('The picture is too large');
  return redrawnFile(given, maxPixels);
}

/** The same for the picture of a shop, which may be larger. */
export const readShopPicture = (given: Buffer): Promise<PictureFile> => redrawnFile(given, maxShopPixels);

async function redrawnFile(given: Buffer, max: number): Promise<PictureFile> {
  if (!beginnings.some((begins) => begins(given))) throw refused('Please choose a JPEG, PNG or WebP picture');
  const picture = await redrawn(await decoder(given, max), max);
  const version = createHash('sha256').update(picture).digest('base64url').slice(0, 16);
  return { mediaType: 'image/webp', picture, version };
}

/** Loaded with the first picture, because it takes memory that most processes never need. */
async function decoder(given: Buffer, max: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp(given, { failOn: 'truncated', limitInputPixels: max * max * 4 });
}

async function redrawn(source: Sharp, max: number): Promise<Buffer> {
  const { width, height } = await source.metadata().catch(unreadable);
  if (Math.max(width, height) > max) throw refused(`The picture can be at most ${max} by ${max} pixels`);
  const size = {
    width: storedPixels,
    height: storedPixels,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return source.autoOrient().resize(size).webp({ quality: 82 }).toBuffer().catch(unreadable);
}

const unreadable = (): never => {
  throw refused('We couldn’t read the picture');
};
