import { signUpRoutes } from '@giftwell/contracts/auth/address';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { SignUpLinksService } from './sign-ups.service.js';

@Serves(signUpRoutes)
export class SignUpController {
  constructor(private readonly links: SignUpLinksService) {}

  finish({ token }: HandlerInput<typeof signUpRoutes.finish>, call: AnyCall) {
    return this.links.finish(token, call);
  }
}
