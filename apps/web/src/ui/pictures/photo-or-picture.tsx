import { PlainIdeaPicture } from '../illustrations/idea-picture.js';
import { Photo } from './photo.js';

interface PhotoOrPictureProps {
  /** The code of a photo. */
  photo: string | null;
  /** The name of an illustration. */
  picture: string | null;
}

/** The photo of a thing, or else its illustration; nothing without either. Plain, styled by its list. */
export function PhotoOrPicture({ photo, picture }: PhotoOrPictureProps) {
  if (photo) return <Photo code={photo} />;
  return picture && <PlainIdeaPicture idea={{ category: '', picture }} />;
}
