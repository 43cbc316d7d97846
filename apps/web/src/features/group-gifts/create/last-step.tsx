import { groupOccasions } from '@giftwell/contracts/payments/group-purchases';
import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { dollarsOf } from '../../../ui/money/dollars.js';
import { GroupText } from './group-fields.js';
import type { GroupValues } from './group-values.js';
import { RuleFields } from './rule-fields.js';

/** The deadline and the rules, with a summary of all steps. */
export function LastStep() {
  const { title, recipientName, targetAmount, occasionType } = useFormContext<GroupValues>().getValues();
  const occasion = groupOccasions.find((each) => each === occasionType);
  const summary = {
    Gift: title,
    For: recipientName,
    Goal: inDollars(dollarsOf(targetAmount) ?? 0),
    Occasion: occasion ? occasionLabels[occasion] : '',
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <GroupText name="deadline" />
      <RuleFields isNew />
      <Box
        component="dl"
        sx={{
          m: 0,
          p: 2,
          borderRadius: '14px',
          bgcolor: 'blush.main',
          color: 'blush.contrastText',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          overflowWrap: 'anywhere',
          '& dd': { m: 0, fontWeight: 620 },
        }}
      >
        {Object.entries(summary).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
