import { zodResolver } from '@hookform/resolvers/zod';
import { reserverSchema } from '@giftwell/contracts/planning/reservations';
import type { ShownItem } from '@giftwell/contracts/planning/wishlists';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useUser } from '../../data/use-user.js';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { TextField } from '../../ui/fields/text-field.js';
import { useReserve } from './public-wishlist.api.js';

interface ReserveDialogProps {
  shareCode: string;
  item: ShownItem;
  /** The pieces that are left. */
  left: number;
  onClose: () => void;
}

const { name, email } = reserverSchema.shape;
const formSchema = z.object({
  name,
  email: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(email.unwrap()),
  quantity: z
    .string()
    .regex(/^[1-9]\d?$/, 'Enter a number')
    .transform(Number),
});
type Values = z.input<typeof formSchema>;
type Input = z.output<typeof formSchema>;

/** Asks for a name, and reserves. */
export function ReserveDialog({ shareCode, item, left, onClose }: ReserveDialogProps) {
  const { user } = useUser();
  const reserve = useReserve(shareCode, item);
  // The field stays if only one piece is left meanwhile, so that a larger number can be corrected.
  const [couldTakeMore] = useState(left > 1);
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(formSchema),
    defaultValues: { name: user?.username ?? '', email: '', quantity: '1' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    reserve.mutate(input, {
      onSuccess: () => {
        toast({ title: 'Reserved!', description: `${item.name} is yours to give.`, durationMs: 4_000 });
        onClose();
      },
    }),
  );
  const field = (id: keyof Values) => {
    const { ref, ...rest } = form.register(id);
    const message = errors[id]?.message;
    return { ...rest, inputRef: ref, error: message !== undefined, helperText: message };
  };
  const { helperText: emailProblem, ...emailField } = field('email');
  return (
    <SaveDialog
      title={`Reserve ${item.name}`}
      dirty={false}
      isSaving={reserve.isPending}
      onSave={() => void submit()}
      onClose={onClose}
      labels={{ save: 'Reserve', saving: 'Reserving…' }}
      small
    >
      <TextField
        {...field('name')}
        label="Your name"
        required
        htmlInput={{ maxLength: 60, autoComplete: 'name' }}
      />
      {!user && (
        <TextField
          {...emailField}
          label="Email (optional)"
          helperText={
            emailProblem ??
            'We’ll send you a link to undo this, and tell you if the item changes. Nothing else.'
          }
          htmlInput={{ maxLength: 254, autoComplete: 'email', inputMode: 'email' }}
        />
      )}
      {(couldTakeMore || left > 1) && (
        <TextField
          {...field('quantity')}
          label={`How many? ${left} ${left === 1 ? 'is' : 'are'} left`}
          htmlInput={{ maxLength: 2, inputMode: 'numeric', autoComplete: 'off' }}
        />
      )}
      {reserve.error && (
        <FormHelperText error role="alert">
          {errorMessage(reserve.error, 'That didn’t work. Please try again.')}
        </FormHelperText>
      )}
    </SaveDialog>
  );
}
