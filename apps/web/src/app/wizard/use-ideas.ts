import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { newRun, type Run } from '../../features/results/generation.js';
import { restoredRun, storedRunQuery } from '../../features/results/stored-run.js';
import { belongsTo } from '../../features/wizard/wizard-draft.js';
import { invalidatePlanning } from '../../data/planning.js';
import { runsKey } from '../../data/query-keys.js';
import { newRunKey } from '../../data/runs/run-key.js';
import { lastSessionRun } from '../../data/stores/session-runs.js';
import { meQuery, useUser, type UserStatus } from '../../data/use-user.js';
import { useIdeasAddress } from './ideas-address.js';
import { keepPerson, logged } from './new-person.js';

/** A run that is shown. */
export interface Shown {
  /** Identifies the dialog, in which one run may follow another. */
  id: number;
  run: Run;
  /** Whether the answers are from the wizard, or from a page of a known recipient. */
  fromWizard: boolean;
  /** The address that the run's own replaces, which may stay for a moment. */
  inPlaceOf: string | null;
  /** Whether the address is not set yet; the dialog opens at once. */
  isOpening?: boolean;
}

/** The run whose address is open: a new request or a stored run. */
export function useIdeas() {
  const queryClient = useQueryClient();
  const address = useIdeasAddress();
  const [shown, setShown] = useState<Shown | null>(null);
  const { status } = useUser();
  const { key, close } = useClosedAtOnce(address);
  const isOther = key !== null && !isShownAt(shown, key);
  const stored = useQuery({
    ...storedRunQuery(key ?? '', status === 'signed-in'),
    enabled: isOther && status !== 'unknown',
  });

  const runFor = (key: string, input: WizardInput): Run => {
    const keep = async (suggestions: readonly Suggestion[]) => {
      const recipientId = await keptPerson(queryClient, input, suggestions);
      // Further rounds are for the person who is stored now.
      if (recipientId !== null) setShown((last) => nowKnown(last, key, recipientId));
      await queryClient.invalidateQueries({ queryKey: runsKey });
    };
    return newRun(key, input, ({ suggestions }) => {
      void logged('Could not save the person', keep(suggestions));
    });
  };
  useKeptAtSignIn(status, (key, recipientId) => setShown((last) => nowKnown(last, key, recipientId)));
  if (hasArrived(shown, address.key)) setShown({ ...shown, isOpening: false });
  const isOpening = useIsOpening(shown, setShown);
  const restored = isOther ? stored.data : undefined;
  if (restored) {
    const run = restoredRun(runFor(key!, restored.input), restored);
    setShown({ id: run.id, run, fromWizard: false, inPlaceOf: null });
  }

  /** Shows the ideas of a new run; `rest` is what stays from the last one. */
  const start = (input: WizardInput, rest: Partial<Shown>) => {
    const run = runFor(newRunKey(), input);
    setShown({ id: run.id, fromWizard: false, ...rest, run, inPlaceOf: key, isOpening: true });
    address.open(run.key);
  };
  return {
    /** Null until the run of the address is loaded, or if there is none. */
    shown: isOther ? null : shown,
    ideas: isOpen(shown, key),
    missing: isOther && !stored.isFetching ? stored.error : null,
    show: (input: WizardInput, fromWizard: boolean) => start(input, { fromWizard }),
    correct: (input: WizardInput) => start(input, shown ?? {}),
    retry: () => void stored.refetch(),
    close: isOpening && !key ? address.back : close,
    forget: () => setShown(null),
  };
}

/** The address's run, and null from its closing on: the browser changes the address later. */
function useClosedAtOnce({ key, close }: ReturnType<typeof useIdeasAddress>) {
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== key) setClosed(null);
  return {
    key: key === closed ? null : key,
    close() {
      // A second click would go back twice.
      if (key === closed) return;
      setClosed(key);
      close();
    },
  };
}

/** Whether the address is not set yet. The router sets it in a transition, and not at all if the user goes back before. */
function useIsOpening(shown: Shown | null, setShown: Dispatch<SetStateAction<Shown | null>>): boolean {
  const isOpening = shown?.isOpening === true;
  useEffect(() => {
    if (!isOpening) return undefined;
    const end = () => setShown((last) => last && { ...last, isOpening: false });
    addEventListener('popstate', end);
    return () => removeEventListener('popstate', end);
  }, [isOpening, setShown]);
  return isOpening;
}

/** Saves the person of a guest's last ideas when the guest signs up or in. */
function useKeptAtSignIn(status: UserStatus, onKept: (key: string, recipientId: number) => void): void {
  const queryClient = useQueryClient();
  const was = useRef(status);
  useEffect(() => {
    const isNew = was.current === 'signed-out' && status === 'signed-in';
    was.current = status;
    const last = isNew ? lastSessionRun() : null;
    if (!last?.rounds[0]) return;
    const keeping = keptPerson(queryClient, last.input, last.rounds[0].suggestions).then(
      (recipientId) => recipientId !== null && onKept(last.run, recipientId),
    );
    void logged('Could not save the person', keeping);
  });
}

const isShownAt = (shown: Shown | null, key: string | null) =>
  shown !== null && [shown.run.key, shown.inPlaceOf].includes(key);

const hasArrived = (shown: Shown | null, key: string | null): shown is Shown =>
  shown?.isOpening === true && shown.run.key === key;

const isOpen = (shown: Shown | null, key: string | null) => key !== null || shown?.isOpening === true;

const nowKnown = (last: Shown | null, key: string, recipientId: number): Shown | null =>
  last?.run.key === key ? { ...last, run: { ...last.run, input: { ...last.run.input, recipientId } } } : last;

/** Saves a new person of a signed-in user with the ideas. Null if nobody is new, or after a failure. */
async function keptPerson(
  queryClient: QueryClient,
  input: WizardInput,
  suggestions: readonly Suggestion[],
): Promise<number | null> {
  if (input.recipientId || suggestions.length === 0) return null;
  // Ideas may arrive before it is known who is signed in.
  if (!(await queryClient.ensureQueryData(meQuery))) return null;
  const recipientId = await keepPerson(input, suggestions);
  if (recipientId === null) return null;
  belongsTo(recipientId, input.recipientName);
  await invalidatePlanning(queryClient);
  return recipientId;
}
