import { budgetLabels, budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { useController } from 'react-hook-form';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import type { RecipientValues } from '../recipient-values.js';

const choices = budgets.map((value) => ({ value, label: budgetLabels[value] }));

/** The usual budget for this person. */
export function BudgetField() {
  const { field } = useController<RecipientValues, 'budget'>({ name: 'budget' });
  return (
    <ChoiceTags
      legend="Budget"
      legendShown
      single
      columns={[2, 3]}
      choices={choices}
      chosen={field.value ? [field.value] : []}
      onChange={([value]) => field.onChange(value)}
      inputRef={field.ref}
    />
  );
}
