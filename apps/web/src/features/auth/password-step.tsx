import { zodResolver } from '@hookform/resolvers/zod';
import { passwordSchema } from '@giftwell/contracts/auth/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AuthForm } from './auth-form.js';

const fields = [
  { name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' },
] as const;
const schema = z.object({ password: passwordSchema });
type Values = z.output<typeof schema>;

interface PromptProps {
  mutation: {
    mutate: (values: Values, options: { onError: (error: Error) => void; onSuccess?: () => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
  buttonText: { idle: string; pending: string };
  /** Title of an error. */
  title: string;
  /** Begins the ids of the fields. */
  prefix: string;
  onClose: () => void;
}

/** A form that asks for the password, and closes when it was right. */
export function PasswordPrompt({ mutation, buttonText, title, prefix, onClose }: PromptProps) {
  const [readable, setReadable] = useState(false);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const { mutate, ...rest } = mutation;
  return (
    <Box sx={{ width: '100%', maxWidth: '28rem' }}>
      <AuthForm
        form={form}
        fields={fields}
        mutation={{
          ...rest,
          mutate: (values, options) => mutate(values, { ...options, onSuccess: onClose }),
        }}
        buttonText={buttonText}
        failure={{ title, otherwise: 'Please try again in a moment.' }}
        readability={{ readable, toggle: () => setReadable((is) => !is) }}
        prefix={prefix}
      >
        <Button
          onClick={() => {
            rest.reset();
            onClose();
          }}
        >
          Cancel
        </Button>
      </AuthForm>
    </Box>
  );
}

interface PasswordStepProps extends Omit<PromptProps, 'onClose'> {
  /** On the button that opens the form. */
  open: string;
  disabled?: boolean;
}

/** A button, then the form in its place. */
export function PasswordStep({ open, disabled = false, ...prompt }: PasswordStepProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The form is gone, and the focus with it.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen) return <PasswordPrompt {...prompt} onClose={close} />;
  return (
    <Button ref={button} variant="outlined" disabled={disabled} onClick={() => setOpen(true)}>
      {open}
    </Button>
  );
}
