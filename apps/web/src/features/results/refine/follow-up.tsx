import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGeneration, type Run } from '../generation.js';
import { SuggestionGrid } from '../cards/suggestion-grid.js';

interface FollowUpProps {
  run: Run;
  label: string;
  /** Next to the heading. */
  action?: ReactNode;
  onSaved: (suggestion: Suggestion, saved: boolean) => void;
  onBusy: (busy: boolean) => void;
  /** Called if the answer is missing or incomplete. */
  onFailed: (error: Error, arrived: number) => void;
}

/** The ideas of another request, below the earlier ones. */
export function FollowUp({ run, label, action, onSaved, onBusy, onFailed }: FollowUpProps) {
  const { data, error, isFetching } = useGeneration(run);
  const heading = useRef<HTMLHeadingElement>(null);
  const suggestions = data?.suggestions ?? [];
  const arrived = suggestions.length;

  const isRestored = run.restored !== undefined;
  useEffect(() => {
    if (!isRestored) heading.current?.focus();
  }, [isRestored]);
  useEffect(() => onBusy(isFetching), [isFetching, onBusy]);
  useEffect(() => {
    if (error && !isFetching) onFailed(error, arrived);
  }, [error, isFetching, arrived, onFailed]);

  return (
    <section aria-label={label}>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 16, flexWrap: 'wrap', marginTop: 40 }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ flex: 1 }}>
          {label}
        </Typography>
        {action}
      </div>
      <SuggestionGrid
        run={run}
        label={label}
        suggestions={suggestions}
        isWaiting={isFetching}
        onSaved={onSaved}
      />
      {!isFetching && !error && arrived < suggestionsPerAnswer && (
        <Typography sx={{ color: 'text.secondary', py: 3 }}>{fewWords(arrived)}</Typography>
      )}
    </section>
  );
}

/** The hard rules may leave only few ideas, which this text explains. */
function fewWords(arrived: number): string {
  const more = 'Try another direction.';
  if (arrived === 0) return `Nothing new there. ${more}`;
  return arrived === 1 ? `Only this one still fits. ${more}` : `Only these ${arrived} still fit. ${more}`;
}
