import {
  budgetLabels,
  budgets,
  labelOf,
  wizardInterests,
  type Budget,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { transcriptionMax } from '@giftwell/contracts/people/person-fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { openWizard, type GiftPlan } from '../../data/stores/wizard-store.js';
import { ChoiceTags } from '../../ui/fields/choice-tags.js';
import { GiftIcon } from '../../ui/icons/icons.js';
import { useDelayedFocus } from '../../ui/feedback/use-delayed-focus.js';
import { daysOf, firstValues, inputOf, problemOf, type PlanValues } from './plan-values.js';
import { TextField } from '../../ui/fields/text-field.js';

interface PlanFormProps {
  plan: GiftPlan;
  onSubmit: (input: WizardInput) => void;
}

const budgetChoices = budgets.map((value) => ({ value, label: budgetLabels[value] }));
const tags = (words: readonly string[]) =>
  [...new Set(words)].map((value) => ({ value, label: labelOf(value) }));

/** The occasion, the budget and the known facts: all of them can be changed. */
export function PlanForm({ plan, onSubmit }: PlanFormProps) {
  const days = daysOf(plan);
  const [values, setValues] = useState(() => firstValues(plan, days));
  const change = (fields: Partial<PlanValues>) => setValues((last) => ({ ...last, ...fields }));
  const chooseDay = ([value]: string[]) => {
    const day = days.find((each) => each.value === value)!;
    change({ day, budget: day.budget ?? values.budget });
  };
  const problem = problemOf(plan, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onSubmit(inputOf(plan, values));
  };
  const { day, budget } = values;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={column}>
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '24px !important', pb: 3, display: 'grid', gap: 3.5 }}>
        <ChoiceTags
          legend="What’s the occasion?"
          legendShown
          single
          choices={days}
          chosen={[day.value]}
          onChange={chooseDay}
        />
        {day.type === 'other' && !day.customType && (
          <TextField
            label="What’s the occasion?"
            required
            value={values.customType}
            onChange={({ target }) => change({ customType: target.value })}
            htmlInput={{ maxLength: 100, autoComplete: 'off' }}
          />
        )}
        <ChoiceTags
          legend="Budget"
          legendShown
          single
          choices={budgetChoices}
          chosen={[budget]}
          onChange={([value]) => change({ budget: value as Budget })}
        />
        <Known plan={plan} values={values} change={change} />
        <TextField
          label="Anything new? (optional)"
          placeholder="Just moved, needs plants. No more mugs."
          multiline
          minRows={2}
          maxRows={6}
          value={values.news}
          onChange={({ target }) => change({ news: target.value })}
          helperText={problem === 'interests' ? 'Tell us one thing they love, and we can start.' : ' '}
          htmlInput={{ maxLength: transcriptionMax }}
        />
      </DialogContent>
      <Actions isBlocked={problem !== null} onEdit={() => openWizard(inputOf(plan, values))} />
    </Box>
  );
}

function Actions({ isBlocked, onEdit }: { isBlocked: boolean; onEdit: () => void }) {
  const start = useDelayedFocus<HTMLButtonElement>();
  return (
    <DialogActions
      disableSpacing
      sx={{ px: { xs: 2.5, sm: 4 }, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
    >
      <Button variant="text" color="inherit" onClick={onEdit}>
        Edit answers
      </Button>
      <Button ref={start} type="submit" variant="contained" startIcon={<GiftIcon />} disabled={isBlocked}>
        Get ideas
      </Button>
    </DialogActions>
  );
}

interface KnownProps {
  plan: GiftPlan;
  values: PlanValues;
  change: (fields: Partial<PlanValues>) => void;
}

/** The basis of the ideas; anything can be removed for this request. */
function Known({ plan: { known }, values, change }: KnownProps) {
  const traits = [...(known.personality ?? []), ...(known.lifestyle ?? [])];
  const own = [known.customInterests, known.customPersonality, known.customLifestyle].filter(Boolean);
  const notes = known.voiceTranscriptions ?? [];
  const offered = [...(known.interests ?? []), ...values.interests];
  return (
    <>
      <ChoiceTags
        legend={`What ${known.recipientName} loves`}
        legendShown
        choices={tags(offered.length > 0 ? offered : wizardInterests)}
        chosen={values.interests}
        onChange={(interests) => change({ interests })}
      />
      {traits.length > 0 && (
        <ChoiceTags
          legend={`What ${known.recipientName} is like`}
          legendShown
          choices={tags(traits)}
          chosen={values.traits}
          onChange={(chosen) => change({ traits: chosen })}
        />
      )}
      {[...own, ...notes].length > 0 && (
        <Box component="section" aria-label="In your own words">
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            In your own words
          </Typography>
          {[...own, ...notes].map((words) => (
            <Typography
              key={words}
              variant="body2"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              “{words}”
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 };
