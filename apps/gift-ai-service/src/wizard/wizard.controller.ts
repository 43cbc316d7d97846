import type { In } from '@giftwell/contracts/core/route';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { Serves, type AnyCall, type Emit } from '@giftwell/server-kit';
import { WizardService } from './wizard.service.js';

type Generate = (typeof wizardRoutes)['generate'];

@Serves(wizardRoutes)
export class WizardController {
  constructor(private readonly wizard: WizardService) {}

  generate(input: In<Generate>, call: AnyCall, emit: Emit<Generate>) {
    return this.wizard.generate(input, call, emit);
  }
}
