import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorKind, errorMessage } from '../../../ui/feedback/app-error.js';
import type { ToastContent } from '../../../ui/feedback/toast-list.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { useCountdown, waitOf } from '../use-countdown.js';
import { FollowUp } from './follow-up.js';
import { shownNames, type Run } from '../generation.js';
import { LoadMore } from './load-more.js';
import { RefinementPanel } from './refinement-panel.js';
import { refinements, type Refined } from './refinements.js';
import { nextRound } from './rounds.js';

interface MoreIdeasProps {
  run: Run;
  onSaved: (suggestion: Suggestion, saved: boolean) => void;
}

/** Everything after the first nine: further rounds and refinements, one request at a time. */
export function MoreIdeas({ run, onSaved }: MoreIdeasProps) {
  const queryClient = useQueryClient();
  const [rounds, setRounds] = useState<readonly Run[]>(run.further ?? []);
  const [isLoading, setIsLoading] = useState(false);
  const [isRefining, setIsRefining] = useState(false);
  const [refined, setRefined] = useState<Refined | null>(null);
  // Refinements from before a reload are among the rounds.
  const loaded = rounds.filter(({ refinement }) => refinement === null).length;
  const seen = useRef(new Set<string>());

  /** All names shown since the first idea, including cleared ones. */
  const everythingShown = () => {
    const runs = [run, ...rounds, ...(refined ? [refined.run] : [])];
    for (const name of shownNames(queryClient, runs)) seen.current.add(name);
    return [...seen.current];
  };
  const load = () => {
    setIsLoading(true);
    setRounds([...rounds, nextRound(run, loaded, everythingShown())]);
  };
  const { left, start } = useCountdown(0);
  const failed = useCallback(
    (error: Error, arrived: number) => {
      start(waitOf(error));
      toast(failureWords(error));
      // Ideas that arrived stay; an empty round is removed.
      if (arrived === 0) setRounds((all) => all.slice(0, -1));
      setIsLoading(false);
    },
    [start],
  );

  return (
    <>
      {rounds.map((round, index) => (
        <FollowUp
          key={round.id}
          run={round}
          label={labelOf(round, rounds.slice(0, index))}
          onSaved={onSaved}
          onBusy={setIsLoading}
          onFailed={failed}
        />
      ))}
      <LoadMore
        loaded={isLoading ? loaded - 1 : loaded}
        disabled={isLoading || isRefining}
        wait={left}
        onLoad={load}
      />
      <RefinementPanel
        run={run}
        refined={refined}
        shown={everythingShown}
        disabled={isLoading}
        wait={left}
        onPause={start}
        onRefined={setRefined}
        onBusy={setIsRefining}
        onSaved={onSaved}
      />
    </>
  );
}

function labelOf({ refinement }: Run, before: readonly Run[]): string {
  if (refinement) return refinements[refinement].heading;
  const rounds = before.filter((round) => round.refinement === null).length;
  return rounds === 0 ? 'More ideas' : `More ideas, round ${rounds + 2}`;
}

/** A rate limit isn't an error: the button shows the wait. */
const failureWords = (error: Error): ToastContent =>
  errorKind(error) === 'rate_limited'
    ? { title: 'Just a moment, please', description: errorMessage(error) }
    : {
        variant: 'destructive',
        title: 'Failed to load more suggestions',
        description: errorMessage(error, 'Please try again.'),
      };
