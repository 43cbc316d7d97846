import type { GiftMoney } from '@giftwell/contracts/planning/gifts';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useToday } from '../../../data/planning.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { SaveDialog } from '../../../data/dialogs/save-dialog.js';
import { maxAmountLength } from '../../../ui/money/dollars.js';
import {
  budgetProblems,
  budgetTexts,
  changedBudgets,
  fieldOfOccasion,
  fieldOfYear,
  type BudgetTexts,
} from './budget-values.js';
import { useSetBudgets } from './budgets.api.js';

interface BudgetDialogProps {
  recipient: { id: number; name: string; occasions: readonly Occasion[] };
  years: readonly (GiftMoney & { year: number })[];
  onClose: () => void;
}

/** The gift budgets of a recipient: for this year and the next, and for each occasion. */
export function BudgetDialog({ recipient: { id, name, occasions }, years, onClose }: BudgetDialogProps) {
  const thisYear = Number(useToday().today.slice(0, 4));
  const save = useSetBudgets(id);
  const offered = [thisYear, thisYear + 1].map((year) => ({
    year,
    budget: years.find((each) => each.year === year)?.budget ?? null,
  }));
  const [before] = useState(() => budgetTexts(offered, occasions));
  const [texts, setTexts] = useState<BudgetTexts>(before);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const changes = changedBudgets(before, texts);

  const submit = () => {
    const wrong = budgetProblems(texts);
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`budget-${first}`)?.focus();
    if (changes.length === 0) return onClose();
    save.mutate(changes, { onSuccess: onClose });
  };
  const amount = (field: string, label: string) => (
    <TextField
      key={field}
      id={`budget-${field}`}
      label={label}
      placeholder="No budget"
      value={texts[field] ?? ''}
      onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
      error={problems[field] !== undefined}
      helperText={problems[field]}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: maxAmountLength, autoComplete: 'off' } }}
    />
  );
  return (
    <SaveDialog
      title="Gift budgets"
      dirty={changes.length > 0}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
    >
      {save.error && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {errorMessage(save.error, 'Please try again.')}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        What you want to spend on gifts for {name}, in dollars. Leave a field empty for no budget.
      </Typography>
      {offered.map(({ year }) => amount(fieldOfYear(year), `All gifts in ${year}`))}
      {occasions.map((each) => amount(fieldOfOccasion(each.id), `${occasionName(each)}, each time`))}
    </SaveDialog>
  );
}
