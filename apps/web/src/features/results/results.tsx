import { budgetLabels, occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardFields, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUser } from '../../data/use-user.js';
import { ContextualTips } from '../../ui/feedback/contextual-tips.js';
import { LightbulbIcon } from '../../ui/icons/icons.js';
import { hasOwnMaximum } from '../../ui/facts/fact-chips.js';
import { UnderstoodChips } from '../../ui/facts/understood-chips.js';
import { counted } from '../../ui/text/counted.js';
import { useGeneration, type Run } from './generation.js';
import { MoreIdeas } from './refine/more-ideas.js';
import { nextTip } from './pro-tips.js';
import { ResultsHeader } from './results-header.js';
import { ResultsNotice } from './results-notice.js';
import { SavedBanner, useSavedBanner } from './saved-banner.js';
import { SuggestionGrid } from './cards/suggestion-grid.js';
import { useBasis } from './use-basis.js';
import { WaitingChips } from './waiting-chips.js';

interface ResultsProps {
  run: Run;
  titleId: string;
  /** Path of the saved ideas. */
  savedPage: string;
  /** Below the ideas. */
  note: ReactNode;
  onClose: () => void;
  /** Returns to the answers. */
  onEdit: () => void;
  onRestart: () => void;
  /** Requests ideas with the corrected facts. */
  onCorrect: (input: WizardInput) => void;
}

export function Results(props: ResultsProps) {
  const { run, titleId, savedPage, note, onClose, onEdit, onRestart, onCorrect } = props;
  const { data, error, errorUpdatedAt, isFetching, refetch } = useGeneration(run);
  const suggestions = data?.suggestions ?? [];
  const banner = useSavedBanner();
  const { basis, isCorrected, correct } = useBasis(run, data?.understood ?? null, onCorrect);
  const title = useRef<HTMLHeadingElement>(null);
  const [tip] = useState(() => nextTip());
  useEffect(() => title.current?.focus(), []);

  const failed = !isFetching && error;
  const isComplete = !isFetching && suggestions.length > 0;
  const empty = !isFetching && !error && suggestions.length === 0;
  return (
    <>
      <ResultsHeader
        titleId={titleId}
        titleRef={title}
        summary={summaryOf(run, basis !== null && hasOwnMaximum(basis))}
        onEdit={onEdit}
        onRestart={onRestart}
        onClose={onClose}
      />
      <DialogContent sx={content}>
        {basis ? (
          <UnderstoodChips rows={2} basis={basis} onChange={correct} />
        ) : (
          isFetching && <WaitingChips />
        )}
        {data?.fallback && (
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            Our AI helper is taking a break, so these ideas come from Giftwell’s own collection.
          </Typography>
        )}
        {failed && (
          <ResultsNotice
            key={errorUpdatedAt}
            error={error}
            arrived={suggestions.length}
            onRetry={() => {
              // The button disappears, so the focus must move.
              title.current?.focus();
              void refetch();
            }}
          />
        )}
        {empty && <NoSuggestions />}
        <SuggestionGrid run={run} suggestions={suggestions} isWaiting={isFetching} onSaved={banner.show} />
        {tip && (isFetching || suggestions.length > 0) && <ProTip tip={tip} />}
        {isComplete && (
          <>
            {note}
            <Tips />
            <MoreIdeas key={run.id} run={run} onSaved={banner.show} />
          </>
        )}
      </DialogContent>
      <SavedBanner message={banner.message} savedPage={savedPage} />
      {/* One announcement at the start and one at the end, instead of one for each idea. */}
      <Box role="status" sx={visuallyHidden}>
        {statusOf(isFetching, isCorrected, suggestions.length)}
      </Box>
    </>
  );
}

/** Keeps focused elements from being covered by the bar at the bottom. */
const content = {
  px: { xs: 2.5, sm: 4 },
  pt: '0 !important',
  pb: 4,
  '&:has(> [data-bar])': { pb: 0, scrollPaddingBlockEnd: '88px' },
};

function statusOf(isFetching: boolean, isCorrected: boolean, arrived: number): string {
  if (isFetching) return isCorrected ? 'Updating the gift ideas…' : 'Finding gift ideas…';
  if (arrived === 0) return '';
  return `${isCorrected ? 'The ideas have changed. ' : ''}${counted(arrived, 'gift idea is', 'gift ideas are')} here.`;
}

/** `For Anna · Birthday · $26 – $50`, with what was answered. A sum of their own is among the chips. */
function summaryOf({ input }: Run, isOwnSum: boolean): string {
  const { recipientName, occasion, customType, budget } = wizardFields.parse(input);
  const day = customType || (occasion && occasionLabels[occasion]);
  return [`For ${recipientName}`, day, !isOwnSum && budget && budgetLabels[budget]]
    .filter(Boolean)
    .join(' · ');
}

/** The stars of guests stay in the browser and teach nothing. */
function Tips() {
  const { status } = useUser();
  return <ContextualTips context={status === 'signed-out' ? 'guest-suggestions' : 'suggestions'} />;
}

function ProTip({ tip }: { tip: string }) {
  return (
    <Box
      component="aside"
      aria-label="Pro tip"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 2,
        mt: 4,
        borderRadius: '14px',
        backgroundColor: 'blush.main',
      }}
    >
      <LightbulbIcon sx={{ color: 'primary.main', mt: '1px' }} />
      <Typography variant="body2">
        <strong>Pro Tip:</strong> {tip}
      </Typography>
    </Box>
  );
}

function NoSuggestions() {
  return (
    <Box sx={{ textAlign: 'center', py: 8 }}>
      <Typography variant="h3" gutterBottom>
        No suggestions available
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Try running the gift wizard again to get personalized suggestions.
      </Typography>
    </Box>
  );
}
