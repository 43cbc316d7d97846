import { photoAddress } from '@giftwell/contracts/wishes/photos';
import Box from '@mui/material/Box';

/** The photo of a gift that was given, below a note of thanks. Its place has its size before loading. */
export const GiftPhoto = ({ code }: { code: string }) => (
  <Box
    component="img"
    src={photoAddress(code)}
    alt="The gift"
    loading="lazy"
    decoding="async"
    sx={{
      ...{ display: 'block', width: '100%', maxWidth: '20rem', aspectRatio: '4 / 3', mt: 1.5 },
      ...{ objectFit: 'cover', borderRadius: '12px' },
    }}
  />
);
