import { invalid } from '@giftwell/contracts/core/error';
import { pictureMaxBytes } from '@giftwell/contracts/planning/recipients';
import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import type { MediaType } from './recipient-picture.entity.js';

const mostPixels = 1_024;

/** What a file of each kind begins with. */
const kinds: { mediaType: MediaType; type: string; begins(bytes: Buffer): boolean }[] = [
  {
    mediaType: 'image/jpeg',
    type: 'jpg',
    begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  },
  {
    mediaType: 'image/png',
    type: 'png',
    begins: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    mediaType: 'image/webp',
    type: 'webp',
    begins: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
];

export interface PictureFile {
  mediaType: MediaType;
  picture: Buffer;
  version: string;
}

const refused = (message: string) => invalid('picture_invalid', message);

/** Looks at the content of an uploaded picture; nothing that its sender says of it counts. */
export function readPicture(base64: string): PictureFile {
  const picture = Buffer.from(base64, 'base64');
  if (picture.length > pictureMaxBytes) throw refused('The picture is too large');
  const kind = kinds.find(({ begins }) => begins(picture));
  if (!kind) throw refused('Please choose a JPEG, PNG or WebP picture');
  const { width, height } = sizeOf(picture, kind.type);
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels) {
    throw refused(`The picture may be ${mostPixels} by ${mostPixels} pixels at most`);
  }
  const version = createHash('sha256').update(picture).digest('base64url').slice(0, 16);
  return { mediaType: kind.mediaType, picture, version };
}

function sizeOf(picture: Buffer, expected: string): { width: number; height: number } {
  try {
    const { width, height, type } = imageSize(picture);
    if (type === expected) return { width, height };
  } catch {
    // Not a whole picture; said below.
  }
  throw refused('The picture cannot be read');
}
