import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { isOverBudget, moneyText } from '../../../ui/fields/gift-money.js';
import { useLazyModule } from '../../../ui/feedback/use-lazy-module.js';
import { moneyRows, type RecordMoney } from './budget-rows.js';

interface GiftBudgetsProps {
  recipient: { id: number; name: string; occasions: readonly Occasion[] };
  record: RecordMoney;
}

const loadDialog = () => import('./budget-dialog.js');

/** What is spent and planned for somebody, by year and by occasion, beside what it may cost. */
export function GiftBudgets({ recipient, record }: GiftBudgetsProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyModule(open, loadDialog, close);
  const rows = moneyRows(record, recipient.occasions);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 0.5 }}>
      {rows.length > 0 && (
        <Box
          component="ul"
          aria-label="Money"
          sx={{
            ...{ listStyle: 'none', m: 0, p: 0, minWidth: 0, overflowWrap: 'anywhere' },
            ...{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5 },
          }}
        >
          {rows.map(({ key, label, money }) => (
            <li key={key}>
              <b>{label}</b>{' '}
              <Box component="span" sx={{ color: isOverBudget(money) ? 'text.primary' : 'text.secondary' }}>
                {moneyText(money)}
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        sx={{ ml: -1.5 }}
        onClick={() => setOpen(true)}
      >
        {rows.some(({ money }) => money.budget !== null) ? 'Change budgets' : 'Set a budget'}
      </Button>
      {open && part && <part.BudgetDialog recipient={recipient} years={record.years} onClose={close} />}
    </Box>
  );
}
