import { photoAddress } from '@giftwell/contracts/wishes/photos';

/** The photo of a thing whose name stands next to it. Plain, styled by its list. */
export const Photo = ({ code }: { code: string }) => (
  <img
    className="photo"
    src={photoAddress(code)}
    alt=""
    width={72}
    height={72}
    loading="lazy"
    decoding="async"
  />
);
