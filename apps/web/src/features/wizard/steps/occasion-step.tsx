import { occasionLabels, wizardOccasions, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { DraftText } from './draft-text.js';
import { OccasionIcon } from '../../../ui/icons/occasion-icon.js';
import { chooseOccasion, hasDateField, useDraft } from '../wizard-draft.js';

export function OccasionStep() {
  const occasion = useDraft((state) => state.draft.occasion);
  const showsDate = useDraft(hasDateField);
  // A prefill may have an occasion that the wizard doesn't offer.
  const offered: readonly OccasionType[] = [
    ...new Set([...wizardOccasions, ...(occasion ? [occasion] : [])]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ChoiceTags
        legend="Occasion"
        single
        columns={[3, 3]}
        choices={offered.map((value) => ({
          value,
          label: occasionLabels[value],
          icon: (
            <Box sx={{ display: 'flex', flexShrink: 0, color: 'primary.main' }}>
              <OccasionIcon occasion={value} />
            </Box>
          ),
        }))}
        chosen={occasion ? [occasion] : []}
        onChange={([value]) => chooseOccasion(value as OccasionType)}
      />
      {occasion === 'other' && (
        <DraftText
          field="customType"
          label="What’s the occasion?"
          placeholder="A new boat, a first concert, just because…"
          required
        />
      )}
      {showsDate && (
        <DraftText
          field="occasionDate"
          type="date"
          label="Date (optional)"
          sx={{ maxWidth: { sm: 260 }, '& input': { minHeight: 24 } }}
        />
      )}
    </Box>
  );
}
