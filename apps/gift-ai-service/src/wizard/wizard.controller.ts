import type { In } from '@giftwell/contracts/core/route';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { Serves, type AnyCall, type Emit } from '@giftwell/server-kit';
import { WizardService } from './wizard.service.js';

type Routes = typeof wizardRoutes;

@Serves(wizardRoutes)
export class WizardController {
  constructor(private readonly wizard: WizardService) {}

  generate(input: In<Routes['generate']>, call: AnyCall, emit: Emit<Routes['generate']>) {
    return this.wizard.generate(input, call, emit);
  }

  refine(input: In<Routes['refine']>, call: AnyCall, emit: Emit<Routes['refine']>) {
    return this.wizard.refine(input, call, emit);
  }
}
