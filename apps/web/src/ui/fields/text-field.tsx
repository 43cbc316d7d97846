import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

type InputProps = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'endAdornment'
  | 'error'
  | 'id'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'placeholder'
  | 'required'
  | 'type'
  | 'value'
>;

export interface TextFieldProps extends InputProps {
  label: string;
  /** Below the field: help or, with `error`, the error message. */
  helperText?: ReactNode;
  /** Further attributes of the input element. */
  htmlInput?: NonNullable<OutlinedInputProps['inputProps']>;
  /** Styles of the whole field with label and help. */
  sx?: SxProps<Theme>;
}

/** A labelled text field. A third of the size of MUI's TextField, which brings Select and Menu. */
export function TextField({ label, helperText, htmlInput, sx = {}, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const helpId = `${id}-help`;
  const isWrong = input.error ?? false;
  return (
    <Box sx={sx}>
      <InputLabel htmlFor={id} error={isWrong}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        inputProps={{ 'aria-describedby': helperText ? helpId : undefined, ...htmlInput }}
      />
      {helperText && (
        <FormHelperText id={helpId} error={isWrong}>
          {helperText}
        </FormHelperText>
      )}
    </Box>
  );
}
