import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { useEffect, type ReactNode } from 'react';
import { useUser } from '../../data/use-user.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { SentenceBox } from '../../features/sentence/sentence-box.js';
import { GiftWizard } from '../../features/wizard/gift-wizard.js';
import { editDraft } from '../../features/wizard/wizard-draft.js';
import { ResultsDialog } from '../../features/results/results-dialog.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import {
  chooseMode,
  closeWizard,
  openWizard,
  consumeRequested,
  useWizard,
} from '../../data/stores/wizard-store.js';
import { loadPersonUpdate, loadPlanSheet, loadSentenceReview, loadVoiceWizard } from '../lazy-parts.js';
import { paths } from '../paths.js';
import { useIdeas, type Shown } from './use-ideas.js';

const backToChoice = () => chooseMode('choosing');

/** The wizard and its results, shown over any page. */
export function WizardFlow() {
  const { shown, ideas, missing, show, correct, retry, close, forget } = useIdeas();
  const generate = (fromWizard: boolean) => (input: WizardInput) => {
    show(input, fromWizard);
    closeWizard();
  };
  useWanted((input) => show(input, false));
  const speaks = useWizard((state) => state.open && state.mode === 'voice');
  const voice = useLazyModule(speaks, loadVoiceWizard, backToChoice);
  const writes = useWizard((state) => state.open && state.mode === 'sentence');
  const sentence = useLazyModule(writes, loadSentenceReview, backToChoice);

  const plans = useWizard((state) => state.open && state.mode === 'plan');
  const plan = useLazyModule(plans, loadPlanSheet, closeWizard);
  const onItsWay = (speaks && !voice) || (writes && !sentence) || (plans && !plan);

  const closing = (then: () => void) => () => {
    close();
    then();
  };
  const update = useUpdateOffer(shown);
  const edit = () => shown && (shown.fromWizard ? editDraft : openWizard)(shown.run.input);
  return (
    <>
      <GiftWizard onSubmit={generate(true)} describe={<SentenceBox />} />
      {onItsWay && <LoadingRibbon />}
      {voice && <voice.VoiceWizard onSubmit={generate(false)} />}
      {sentence && <sentence.SentenceReview onSubmit={generate(false)} />}
      {plan && <plan.PlanSheet onSubmit={generate(false)} />}
      {(ideas || shown) && (
        <ResultsDialog
          shown={shown}
          open={ideas}
          savedPage={paths.saved}
          missing={missing}
          note={update}
          onRetry={retry}
          onClose={close}
          onEdit={closing(edit)}
          onRestart={closing(openWizard)}
          onCorrect={correct}
          onGone={forget}
        />
      )}
    </>
  );
}

const nothing = () => undefined;

/**
 * For a stored person, offers to save new information. Not for ideas from before a reload, which had the offer already.
 */
function useUpdateOffer(shown: Shown | null): ReactNode {
  const { status } = useUser();
  const run = shown?.run;
  const recipientId = run && !run.restored && status === 'signed-in' ? run.input.recipientId : null;
  const part = useLazyModule(recipientId != null, loadPersonUpdate, nothing);
  return (
    part && recipientId && <part.PersonUpdate key={run!.key} recipientId={recipientId} input={run!.input} />
  );
}

/** Calls with every request for ideas, including the one that loaded this part of the app. */
function useWanted(call: (input: WizardInput) => void) {
  const requestedInput = useWizard((state) => state.requestedInput);
  useEffect(() => {
    const input = requestedInput && consumeRequested();
    if (input) call(input);
  });
}
