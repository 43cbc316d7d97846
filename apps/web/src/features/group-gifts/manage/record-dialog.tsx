import { zodResolver } from '@hookform/resolvers/zod';
import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { contributorSchema } from '@giftwell/contracts/payments/public-groups';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { SaveDialog } from '../../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { SaveProblem } from '../../../ui/dialogs/save-problem.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { amountText } from '../../../ui/money/amount-text.js';
import { maxAmountLength } from '../../../ui/money/dollars.js';
import { useRecordContribution } from '../group-gifts.api.js';

const { contributorName, amount } = contributorSchema.shape;
const formSchema = z.object({ contributorName, amount: amountText(amount) });

interface RecordDialogProps {
  group: GroupPurchase;
  onClose: () => void;
}

/** Records what someone gave the organizer in cash or by bank transfer. */
export function RecordDialog({ group, onClose }: RecordDialogProps) {
  const record = useRecordContribution(group.id);
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { contributorName: '', amount: '' },
  });
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit((input) =>
    record.mutate(input, {
      onSuccess: () => {
        toast({
          title: 'Contribution added',
          description: `${inDollars(input.amount)} from ${input.contributorName}`,
          durationMs: 3_000,
        });
        onClose();
      },
    }),
  );
  const field = (name: keyof z.input<typeof formSchema>) => {
    const { ref, ...rest } = form.register(name);
    const message = errors[name]?.message;
    return { ...rest, inputRef: ref, error: message !== undefined, helperText: message };
  };
  return (
    <SaveDialog
      title="Add cash or a transfer"
      dirty={isDirty}
      isSaving={record.isPending}
      onSave={() => void save()}
      onClose={onClose}
      small
    >
      {record.error && <SaveProblem>{errorMessage(record.error, 'Please try again.')}</SaveProblem>}
      <Typography>
        Money you got in person. It counts toward the goal. {inDollars(group.remainingAmount)} is still
        needed.
      </Typography>
      <TextField
        {...field('contributorName')}
        label="Their name"
        required
        htmlInput={{ maxLength: 60, autoComplete: 'off' }}
      />
      <TextField
        {...field('amount')}
        label="Amount in dollars"
        required
        htmlInput={{ maxLength: maxAmountLength, autoComplete: 'off', inputMode: 'decimal' }}
      />
    </SaveDialog>
  );
}
