import { budgetLabels, budgets, type Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { change, useDraft } from '../wizard-draft.js';

const choices = budgets.map((value) => ({ value, label: budgetLabels[value] }));

export function BudgetStep() {
  const budget = useDraft((state) => state.draft.budget);
  return (
    <ChoiceTags
      legend="Budget"
      single
      columns={[1, 2]}
      choices={choices}
      chosen={budget ? [budget] : []}
      onChange={([value]) => change({ budget: value as Budget })}
    />
  );
}
