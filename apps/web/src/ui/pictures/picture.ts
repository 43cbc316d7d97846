import { pictureMaxBytes } from '@giftwell/contracts/planning/recipients';

/** An error that the user can fix by choosing another picture. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

const maxSide = 512;
/** Photos of good cameras have about 20 MB; larger ones could exhaust a phone's memory. */
const maxFileBytes = 40_000_000;
const qualities = [0.86, 0.75, 0.6, 0.45];
const accepted = /^image\/(jpeg|png|webp|gif|avif|bmp|hei[cf])$/;

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/** Resizes a picture to at most 512 px a side, below the server's limit, rotated by its EXIF orientation. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size > maxFileBytes)
    throw new PictureProblem('That file is too large. Please choose a smaller one.');
  if (file.type && !accepted.test(file.type) && !isHeic(file))
    throw new PictureProblem('That isn’t a picture. Please choose a JPEG, PNG or WebP file.');
  const picture = await decoded(file);
  try {
    for (const side of [maxSide, maxSide / 2]) {
      const canvas = drawn(picture, side);
      for (const quality of qualities) {
        const blob = await encoded(canvas, quality);
        if (blob && blob.size <= pictureMaxBytes) return blob;
      }
    }
  } finally {
    picture.close();
  }
  throw new PictureProblem('We couldn’t make that picture small enough. Please choose another one.');
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureProblem(
      isHeic(file)
        ? 'This browser can’t open HEIC photos. Please choose a JPEG, PNG or WebP file.'
        : 'We couldn’t open that picture. It may be damaged; please choose another one.',
    );
  }
}

/** The size of a picture that fits into a square, never enlarged. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: whole(width), height: whole(height) };
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture.width, picture.height, side));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureProblem('This browser can’t work with pictures.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency, so the background is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP if the browser can encode it, otherwise JPEG. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', quality);
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));

/** The base64 of a file, as the server expects. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}
