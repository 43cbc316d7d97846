import { zodResolver } from '@hookform/resolvers/zod';
import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, useForm, type Control, type UseFormReturn } from 'react-hook-form';
import { toast } from '../../../ui/feedback/toasts.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { dollarText, maxAmountLength } from '../../../ui/money/dollars.js';
import { ShareButton } from '../funding.js';
import {
  contributionSchema,
  problemTitle,
  type ContributionInput,
  type ContributionValues,
} from './contribution-values.js';

type Form = UseFormReturn<ContributionValues, unknown, ContributionInput>;

interface ContributionFormProps {
  gift: ShownGroup;
  values: ContributionValues;
  isPending: boolean;
  onSubmit: (input: ContributionInput, values: ContributionValues) => void;
  onClose: () => void;
}

const texts = {
  contributorName: { label: 'Your name', maxLength: 60, autoComplete: 'name' },
  amount: { label: 'Amount in dollars', maxLength: maxAmountLength, autoComplete: 'off' },
  contributorEmail: { label: 'Email', maxLength: 254, autoComplete: 'email' },
  message: { label: 'A message everyone can see (optional)', maxLength: 300, autoComplete: 'off' },
} as const;

const order = ['contributorName', 'amount', 'contributorEmail', 'message'] as const;

/** Who contributes how much, and what others see of it. */
export function ContributionForm({ gift, values, isPending, onSubmit, onClose }: ContributionFormProps) {
  const isPledge = gift.acceptsPledges && !gift.acceptsMoney;
  const { remainingAmount } = gift;
  const form: Form = useForm({
    resolver: zodResolver(contributionSchema(remainingAmount, isPledge)),
    defaultValues: values,
  });
  const submit = form.handleSubmit(
    (input) => {
      if (!isPending) onSubmit(input, form.getValues());
    },
    (errors) => {
      const field = order.find((each) => errors[each]);
      const problem = field && errors[field]?.message;
      if (!problem) return;
      toast({ variant: 'destructive', title: problemTitle(field, problem), description: problem });
    },
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      // The first wrong field gets the focus, and must not be behind the navigation bar then.
      sx={{ display: 'grid', gap: 2.5, '& input, & textarea': { scrollMarginTop: 112 } }}
    >
      <FormText form={form} name="contributorName" />
      <div>
        <FormText form={form} name="amount" help={`Up to ${inDollars(remainingAmount)}.`} />
        <Amounts
          remaining={remainingAmount}
          onChoose={(dollars) =>
            form.setValue('amount', dollarText(dollars), { shouldDirty: true, shouldValidate: true })
          }
        />
      </div>
      <FormText
        form={form}
        name="contributorEmail"
        label={isPledge ? 'Email' : 'Email (optional)'}
        help={isPledge ? 'We’ll tell you when it’s time to pay.' : 'For your receipt. Nobody else sees it.'}
      />
      <FormText form={form} name="message" />
      <div>
        <Check control={form.control} name="hideName" label="Hide my name from others" />
        <Check control={form.control} name="hideAmount" label="Hide my amount from others" />
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
          {isPledge ? 'Promise' : 'Contribute'}
        </Button>
        <ShareButton />
        <Button variant="text" color="inherit" onClick={onClose}>
          Not now
        </Button>
      </Box>
    </Box>
  );
}

interface FormTextProps {
  form: Form;
  name: keyof typeof texts;
  label?: string;
  help?: string;
}

function FormText({ form, name, label, help }: FormTextProps) {
  const { ref, ...field } = form.register(name);
  const problem = form.formState.errors[name]?.message;
  const { label: usual, ...html } = texts[name];
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label ?? usual}
      required={name === 'contributorName' || name === 'amount'}
      multiline={name === 'message'}
      error={problem !== undefined}
      helperText={problem ?? help}
      htmlInput={{
        ...html,
        ...(name === 'amount' && { inputMode: 'decimal' }),
        ...(name === 'contributorEmail' && { inputMode: 'email' }),
      }}
    />
  );
}

const usual = [10, 25, 50, 100];

/** Amounts to choose with one click; the rest is always among them. */
const Amounts = ({ remaining, onChoose }: { remaining: number; onChoose: (dollars: number) => void }) => (
  <Box role="group" aria-label="Amounts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
    {usual
      .filter((dollars) => dollars < remaining)
      .map((dollars) => (
        <Button key={dollars} variant="outlined" size="small" onClick={() => onChoose(dollars)}>
          {inDollars(dollars)}
        </Button>
      ))}
    <Button variant="outlined" size="small" onClick={() => onChoose(remaining)}>
      Remaining: {inDollars(remaining)}
    </Button>
  </Box>
);

interface CheckProps {
  control: Control<ContributionValues, unknown, ContributionInput>;
  name: 'hideName' | 'hideAmount';
  label: string;
}

const Check = ({ control, name, label }: CheckProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref } }) => (
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={
          <Checkbox
            checked={value}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { ref } }}
          />
        }
        label={label}
      />
    )}
  />
);
