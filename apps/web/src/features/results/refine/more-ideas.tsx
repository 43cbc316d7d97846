import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { FollowUp } from './follow-up.js';
import { shownNames, type Run } from '../generation.js';
import { LoadMore } from './load-more.js';
import { RefinementPanel } from './refinement-panel.js';
import type { Refined } from './refinements.js';
import { nextRound } from './rounds.js';

interface MoreIdeasProps {
  run: Run;
  onSaved: (suggestion: Suggestion, saved: boolean) => void;
}

/** What comes after the first nine: further rounds, and other directions. One thing is asked at a time. */
export function MoreIdeas({ run, onSaved }: MoreIdeasProps) {
  const queryClient = useQueryClient();
  const [rounds, setRounds] = useState<readonly Run[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [isRefining, setIsRefining] = useState(false);
  const [refined, setRefined] = useState<Refined | null>(null);
  const seen = useRef(new Set<string>());

  /** Every name that was on the screen since the first idea, cleared ones included. */
  const everythingShown = () => {
    const runs = [run, ...rounds, ...(refined ? [refined.run] : [])];
    for (const name of shownNames(queryClient, runs)) seen.current.add(name);
    return [...seen.current];
  };
  const load = () => {
    setIsLoading(true);
    setRounds([...rounds, nextRound(run, rounds.length, everythingShown())]);
  };
  const failed = useCallback((error: Error, arrived: number) => {
    toast({
      variant: 'destructive',
      title: 'Failed to load more suggestions',
      description: errorMessage(error, 'Please try again.'),
    });
    // What arrived stays; a round without anything never was.
    if (arrived === 0) setRounds((all) => all.slice(0, -1));
    setIsLoading(false);
  }, []);

  return (
    <>
      {rounds.map((round, index) => (
        <FollowUp
          key={round.id}
          run={round}
          label={index === 0 ? 'More ideas' : `More ideas, round ${index + 2}`}
          onSaved={onSaved}
          onBusy={setIsLoading}
          onFailed={failed}
        />
      ))}
      <LoadMore
        loaded={isLoading ? rounds.length - 1 : rounds.length}
        disabled={isLoading || isRefining}
        onLoad={load}
      />
      <RefinementPanel
        run={run}
        refined={refined}
        shown={everythingShown}
        disabled={isLoading}
        onRefined={setRefined}
        onBusy={setIsRefining}
        onSaved={onSaved}
      />
    </>
  );
}
