import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type DragEvent } from 'react';
import { initialOf } from '../../../ui/illustrations/avatar.js';
import type { PictureChoice } from './use-picture.js';

interface PictureFieldProps {
  picture: PictureChoice;
  name: string;
}

/** Chooses a photo, also by drag and drop, with a preview. */
export function PictureField({ picture, name }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && picture.choose(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const isOver = (value: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(value);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 600 }}>
        Photo (optional)
      </Box>
      <DropArea
        data-over={over ? '' : undefined}
        onDragEnter={isOver(true)}
        onDragOver={isOver(true)}
        onDragLeave={isOver(false)}
        onDrop={drop}
      >
        {picture.address ? (
          <img className="face" src={picture.address} alt="How the photo looks" width={88} height={88} />
        ) : (
          <span className="face" aria-hidden>
            {initialOf(name.trim()) || '?'}
          </span>
        )}
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={choose}
              size="small"
              variant="outlined"
              disabled={picture.isReading}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {picture.isReading ? 'Reading…' : picture.address ? 'Choose another photo' : 'Add a photo'}
            </Button>
            {picture.address && (
              <Button
                size="small"
                variant="text"
                color="inherit"
                onClick={() => {
                  picture.remove();
                  choose.current?.focus();
                }}
              >
                Remove photo
              </Button>
            )}
          </Box>
          <FormHelperText
            id={helpId}
            error={picture.problem !== undefined}
            role={picture.problem ? 'alert' : undefined}
          >
            {picture.problem ?? 'Or drop one here. (We shrink it before upload.)'}
          </FormHelperText>
        </Box>
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
      </DropArea>
    </Box>
  );
}

const DropArea = styled('div')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 20,
    padding: 16,
    borderRadius: 14,
    border: `1px dashed ${theme.alpha(palette.text.primary, 0.35)}`,
    transition: 'background-color 0.18s, border-color 0.18s',
    '&[data-over]': { borderColor: palette.primary.main, backgroundColor: palette.blush.main },
    '& .face': {
      width: 88,
      height: 88,
      flexShrink: 0,
      borderRadius: '50%',
      objectFit: 'cover',
      display: 'grid',
      placeItems: 'center',
      ...theme.typography.h3,
      fontSize: '2rem',
      backgroundColor: palette.blush.main,
      color: palette.blush.contrastText,
    },
  };
});
