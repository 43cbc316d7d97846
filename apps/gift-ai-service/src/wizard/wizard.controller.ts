import type { HandlerInput } from '@giftwell/contracts/core/route';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { Serves, type AnyCall, type Emit } from '@giftwell/server-kit';
import { RecipientsService } from '../recipients/recipients.service.js';
import { WizardService } from './wizard.service.js';

type Routes = typeof wizardRoutes;

@Serves(wizardRoutes)
export class WizardController {
  constructor(
    private readonly wizard: WizardService,
    private readonly recipients: RecipientsService,
  ) {}

  async generate(input: HandlerInput<Routes['generate']>, call: AnyCall, emit: Emit<Routes['generate']>) {
    return this.wizard.generate(await this.recipients.onlyOwn(input, call), call, emit);
  }

  async refine(input: HandlerInput<Routes['refine']>, call: AnyCall, emit: Emit<Routes['refine']>) {
    const wizardData = await this.recipients.onlyOwn(input.wizardData, call);
    return this.wizard.refine({ ...input, wizardData }, call, emit);
  }
}
