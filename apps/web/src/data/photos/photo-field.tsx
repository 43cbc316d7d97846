import { photoAddress } from '@giftwell/contracts/wishes/photos';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef } from 'react';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { PictureProblem } from '../../ui/pictures/picture.js';
import { useUploadPhoto } from './photos.api.js';

interface PhotoFieldProps {
  /** Its code; null for none. */
  photo: string | null;
  onChange: (photo: string | null) => void;
}

/** Chooses, shows and removes the photo of a thing. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const upload = useUploadPhoto();
  const { error, isPending } = upload;
  const take = (file: File | undefined) => file && upload.mutate(file, { onSuccess: onChange });
  return (
    <Box role="group" aria-label="Photo" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {photo && (
        <Box
          component="img"
          src={photoAddress(photo)}
          alt="The chosen photo"
          width={72}
          height={72}
          sx={{ flex: 'none', borderRadius: '12px', objectFit: 'cover', bgcolor: 'blush.main' }}
        />
      )}
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={choose}
            size="small"
            variant="outlined"
            aria-busy={isPending}
            onClick={isPending ? undefined : () => input.current?.click()}
          >
            {isPending ? 'Adding…' : photo ? 'Choose another photo' : 'Add a photo'}
          </Button>
          {photo && (
            <Button
              size="small"
              variant="text"
              color="inherit"
              onClick={() => {
                onChange(null);
                choose.current?.focus();
              }}
            >
              Remove photo
            </Button>
          )}
        </Box>
        {error && (
          <FormHelperText error role="alert">
            {error instanceof PictureProblem
              ? error.message
              : errorMessage(error, 'That didn’t work. Please try another photo.')}
          </FormHelperText>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label="Photo file"
        hidden
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </Box>
  );
}
