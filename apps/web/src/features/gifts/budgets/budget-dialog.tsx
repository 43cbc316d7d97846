import type { GiftMoney } from '@giftwell/contracts/planning/gifts';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEvent } from 'react';
import { useToday } from '../../../data/planning.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { DiscardDialog } from '../../../ui/feedback/discard-dialog.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { DialogHeader } from '../../../ui/dialogs/dialog-header.js';
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
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const thisYear = Number(useToday().today.slice(0, 4));
  const save = useSetBudgets(id);
  const offered = [thisYear, thisYear + 1].map((year) => ({
    year,
    budget: years.find((each) => each.year === year)?.budget ?? null,
  }));
  const [before] = useState(() => budgetTexts(offered, occasions));
  const [texts, setTexts] = useState<BudgetTexts>(before);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const changes = changedBudgets(before, texts);
  const leave = () => (changes.length > 0 ? setAsking(true) : onClose());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
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
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } }}
    />
  );
  return (
    <>
      <Dialog
        open
        onClose={(_event, reason) => {
          // A click outside must not discard anything.
          if (reason === 'escapeKeyDown') leave();
        }}
        fullScreen={onPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
      >
        <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
          <DialogHeader titleId={titleId} title="Gift budgets" onLeave={leave} />
          <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
            {save.error && (
              <Typography role="alert" sx={{ color: 'error.main' }}>
                {errorMessage(save.error, 'Please try again.')}
              </Typography>
            )}
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              What the gifts for {name} may cost together, in dollars. Leave a field empty for no budget.
            </Typography>
            {offered.map(({ year }) => amount(fieldOfYear(year), `All gifts in ${year}`))}
            {occasions.map((each) => amount(fieldOfOccasion(each.id), `${occasionName(each)}, each time`))}
          </DialogContent>
          <DialogActions>
            <Button variant="text" color="inherit" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" aria-busy={save.isPending}>
              {save.isPending ? 'Saving…' : 'Save'}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <DiscardDialog open={asking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
