import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { useEffect } from 'react';
import { create } from 'zustand';

export type WizardPrefill = Partial<WizardInput>;
/** The input method; the user chooses it unless something is already known. */
export type WizardMode = 'choosing' | 'text' | 'voice' | 'sentence' | 'plan';

/** What is known about the person of a planned gift, and their occasions, next one first. */
export interface GiftPlan {
  known: WizardPrefill & Pick<WizardInput, 'recipientName'>;
  days: readonly Occasion[];
}

interface WizardStore {
  open: boolean;
  mode: WizardMode;
  prefill: WizardPrefill | undefined;
  /** Whether the wizard begins at the first step that the prefill doesn't answer. */
  skipsAnswered: boolean;
  /** Kept until its dialog has faded out. */
  plan: GiftPlan | undefined;
  /** Complete answers, whose ideas need no wizard questions. */
  requestedInput: WizardInput | undefined;
}

export const useWizard = create<WizardStore>(() => ({
  open: false,
  mode: 'choosing',
  prefill: undefined,
  skipsAnswered: false,
  plan: undefined,
  requestedInput: undefined,
}));

const announce = (what: 'wizard-open' | 'wizard-close') => window.dispatchEvent(new Event(what));

let opener: Element | null = null;

/** Returns the focus to what opened the wizard, unless the wizard is still open or the focus has moved. */
export function restoreFocus() {
  if (useWizard.getState().open) return;
  const nobody = document.activeElement === null || document.activeElement === document.body;
  if (nobody && opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** Opens the wizard; `wizard-open` and `wizard-close` are dispatched on the window. */
export function openWizard(prefill?: WizardPrefill, skipsAnswered = false) {
  opener = document.activeElement;
  useWizard.setState({ open: true, mode: prefill ? 'text' : 'choosing', prefill, skipsAnswered });
  announce('wizard-open');
}

/** Opens the review of a sentence, or continues it. */
export function openSentence() {
  const { open } = useWizard.getState();
  if (!open) opener = document.activeElement;
  useWizard.setState({ open: true, mode: 'sentence', prefill: undefined });
  if (!open) announce('wizard-open');
}

/** Opens the known facts of a person, ready to ask for ideas. */
export function openPlan(plan: GiftPlan) {
  opener = document.activeElement;
  useWizard.setState({ open: true, mode: 'plan', prefill: undefined, plan });
  announce('wizard-open');
}

export const chooseMode = (mode: WizardMode) => useWizard.setState({ mode });

export function closeWizard() {
  const { open } = useWizard.getState();
  useWizard.setState({ open: false, prefill: undefined, requestedInput: undefined });
  if (open) announce('wizard-close');
}

/** Shows ideas for a fully described recipient in a dialog over any page. */
export const showIdeas = (input: WizardInput) => useWizard.setState({ requestedInput: input });

/** Returns the requested answers, once. */
export function consumeRequested(): WizardInput | undefined {
  const { requestedInput } = useWizard.getState();
  if (requestedInput) useWizard.setState({ requestedInput: undefined });
  return requestedInput;
}

/** Announces a full-screen dialog with the same events as the wizard. */
export function useFullScreenEvents(open: boolean) {
  useEffect(() => {
    if (!open) return undefined;
    announce('wizard-open');
    return () => void announce('wizard-close');
  }, [open]);
}
