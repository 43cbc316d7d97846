import { base64Of, fitted, isHeic, shrinkPicture } from './picture.js';

describe('the size of a picture', () => {
  it.each([
    [4_000, 3_000, { width: 512, height: 384 }],
    [3_000, 4_000, { width: 384, height: 512 }],
    [100, 80, { width: 100, height: 80 }],
    [10_000, 1, { width: 512, height: 1 }],
  ])('of %i × %i fits into the square and is never blown up', (width, height, size) =>
    expect(fitted(width, height, 512)).toEqual(size),
  );
});

it.each([
  ['photo.HEIC', '', true],
  ['photo', 'image/heif', true],
  ['photo.jpg', 'image/jpeg', false],
])('%s of type “%s”: a photo of an iPhone? %s', (name, type, heic) =>
  expect(isHeic({ name, type })).toBe(heic),
);

describe('a file that is no picture', () => {
  const refused = (file: File) => expect(shrinkPicture(file)).rejects;

  it('is refused by its type', () =>
    refused(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' })).toMatchObject({
      name: 'PictureProblem',
      message: 'That isn’t a picture. Please choose a JPEG, PNG or WebP file.',
    }));

  it('is refused when the browser cannot open it', async () => {
    await refused(new File(['nonsense'], 'face.jpg', { type: 'image/jpeg' })).toThrow(
      /couldn’t open that picture/,
    );
    await refused(new File(['nonsense'], 'face.heic')).toThrow(/can’t open HEIC photos/);
  });
});

it('sends the bytes as they are', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  const blob = { arrayBuffer: () => Promise.resolve(bytes.buffer) } as Blob;
  expect(Uint8Array.from(atob(await base64Of(blob)), (each) => each.charCodeAt(0))).toEqual(bytes);
});
