import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePart } from '../../ui/feedback/use-part.js';
import { SentenceBox } from '../../features/sentence/sentence-box.js';
import { newRun, type Run } from '../../features/results/generation.js';
import { ResultsDialog } from '../../features/results/results-dialog.js';
import { GiftWizard } from '../../features/wizard/gift-wizard.js';
import { belongsTo, editDraft } from '../../features/wizard/wizard-draft.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { invalidatePlanning } from '../../data/planning.js';
import { meKey } from '../../data/query-keys.js';
import {
  chooseMode,
  closeWizard,
  openWizard,
  takeWanted,
  useWizard,
} from '../../data/stores/wizard-store.js';
import { loadSentenceReview, loadVoiceWizard } from '../lazy-parts.js';
import { keepPerson, logged } from './new-person.js';

const backToChoice = () => chooseMode('choosing');

interface Shown {
  /** Of the dialog; in it one run may follow on another. */
  id: number;
  run: Run;
  /** Whether the answers are from the wizard, or from a page of a known recipient. */
  fromWizard: boolean;
}

/** The wizard and its results; drawn over whatever page is open. */
export function WizardFlow() {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);

  /** Rounds to come are for the person who is kept now. */
  const nowKnown = (runId: number, name: string, recipientId: number) => {
    belongsTo(recipientId, name);
    setShown((last) =>
      last?.run.id === runId
        ? { ...last, run: { ...last.run, input: { ...last.run.input, recipientId } } }
        : last,
    );
  };
  const keep = async (runId: number, input: WizardInput, suggestions: readonly Suggestion[]) => {
    const isNew = !input.recipientId && suggestions.length > 0;
    if (!isNew || !queryClient.getQueryData(meKey)) return;
    const recipientId = await keepPerson(input, suggestions);
    if (recipientId === null) return;
    nowKnown(runId, input.recipientName, recipientId);
    await invalidatePlanning(queryClient);
  };
  const runFor = (input: WizardInput): Run => {
    const run = newRun(
      input,
      ({ suggestions }) => void logged('The person could not be kept', keep(run.id, input, suggestions)),
    );
    return run;
  };
  const show = (input: WizardInput, fromWizard: boolean) => {
    const run = runFor(input);
    setShown({ id: run.id, run, fromWizard });
    setOpen(true);
  };
  const correct = (input: WizardInput) => {
    const run = runFor(input);
    setShown((last) => last && { ...last, run });
  };
  const generate = (input: WizardInput) => {
    show(input, true);
    closeWizard();
  };
  const spoken = (input: WizardInput) => {
    show(input, false);
    closeWizard();
  };
  useWanted((input) => show(input, false));
  const speaks = useWizard((state) => state.open && state.mode === 'voice');
  const voice = usePart(speaks, loadVoiceWizard, backToChoice);
  const writes = useWizard((state) => state.open && state.mode === 'sentence');
  const sentence = usePart(writes, loadSentenceReview, backToChoice);

  const close = (then?: () => void) => () => {
    setOpen(false);
    then?.();
  };
  const run = shown?.run;
  return (
    <>
      <GiftWizard onSubmit={generate} describe={<SentenceBox />} />
      {((speaks && !voice) || (writes && !sentence)) && <LoadingRibbon />}
      {voice && <voice.VoiceWizard onSubmit={spoken} />}
      {sentence && <sentence.SentenceReview onSubmit={spoken} />}
      {run && (
        <ResultsDialog
          key={shown.id}
          run={run}
          open={open}
          onClose={close()}
          onEdit={close(() => (shown.fromWizard ? editDraft : openWizard)(run.input))}
          onRestart={close(openWizard)}
          onCorrect={correct}
          onGone={() => setShown((last) => (last?.id === shown.id ? null : last))}
        />
      )}
    </>
  );
}

/** Calls with every wish for ideas, the one included that brought this part of the app here. */
function useWanted(call: (input: WizardInput) => void) {
  const wanted = useWizard((state) => state.wanted);
  useEffect(() => {
    const input = wanted && takeWanted();
    if (input) call(input);
  });
}
