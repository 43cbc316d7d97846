import { wizardFields, type Understood, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { useState } from 'react';
import { correctedInput, type Basis } from '../../ui/facts/fact-chips.js';
import type { Run } from './generation.js';

/** The facts that the ideas are based on. Correcting them asks for new ideas. */
export function useBasis(
  { input }: Run,
  understood: Understood | null,
  onCorrect: (input: WizardInput) => void,
): { basis: Basis | null; isCorrected: boolean; correct: (basis: Basis) => void } {
  const [corrected, setCorrected] = useState<Basis | null>(null);
  // Until the answer has it: the last correction, or else the input's.
  const basis = understood ?? corrected ?? knownOf(input);
  const correct = (next: Basis) => {
    setCorrected(next);
    onCorrect(correctedInput(input, basis ?? next, next));
  };
  return { basis, isCorrected: corrected !== null, correct };
}

/** Null if the texts haven't been read yet. */
function knownOf(input: WizardInput): Basis | null {
  const { facts, age, occasion, customType, budget } = wizardFields.parse(input);
  if (!facts) return null;
  return {
    facts,
    age: age ?? null,
    occasion: occasion ?? null,
    customType: customType ?? null,
    budget: budget ?? null,
  };
}
