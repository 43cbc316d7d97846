import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { create } from 'zustand';

export type WizardPrefill = Partial<WizardInput> & { recipientId?: number };

export const useWizard = create<{ open: boolean; prefill: WizardPrefill | undefined }>(() => ({
  open: false,
  prefill: undefined,
}));

/** Opens the wizard; whoever wants to know listens to `wizard-open` and `wizard-close` on the window. */
export function openWizard(prefill?: WizardPrefill) {
  useWizard.setState({ open: true, prefill });
  window.dispatchEvent(new Event('wizard-open'));
}

export function closeWizard() {
  if (!useWizard.getState().open) return;
  useWizard.setState({ open: false, prefill: undefined });
  window.dispatchEvent(new Event('wizard-close'));
}
