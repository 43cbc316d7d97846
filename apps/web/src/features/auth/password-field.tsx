import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { EyeIcon, EyeOffIcon } from '../../ui/icons/icons.js';
import { FormField } from './form-field.js';

/** Whether passwords are visible, in every password field of the dialog. */
export interface Readable {
  readable: boolean;
  toggle: () => void;
}

interface PasswordFieldProps {
  registration: UseFormRegisterReturn;
  problem: FieldError | undefined;
  readability: Readable;
  prefix?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  helperText?: string;
}

export function PasswordField({
  readability: { readable, toggle },
  label = 'Password',
  ...rest
}: PasswordFieldProps) {
  return (
    <FormField
      {...rest}
      label={label}
      type={readable ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton aria-label={readable ? 'Hide password' : 'Show password'} onClick={toggle} edge="end">
            {readable ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </InputAdornment>
      }
      htmlInput={{ spellCheck: false, autoCapitalize: 'none' }}
    />
  );
}
