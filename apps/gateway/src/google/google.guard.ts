import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { notFound, unauthenticated } from '@giftwell/contracts/core/error';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { GoogleFlows, type GoogleFlow } from './google-flows.js';
import { problemOf } from './google-problem.js';
import { GoogleProvider } from './google-provider.js';
import type { GoogleAnswer, GoogleStep } from './google.strategy.js';

declare module 'fastify' {
  interface FastifyRequest {
    google?: GoogleAnswer;
    /** The flow that this request begins or ends. */
    googleFlow?: GoogleFlow;
    /** For Passport's strategy. */
    session?: Record<string, unknown>;
  }
}

const stepOf = (context: ExecutionContext): GoogleStep['step'] =>
  context.getHandler().name === 'start' ? 'start' : 'return';
const notSetUp = () => notFound('google_not_set_up', 'Signing in with Google is not set up');

/** Speaks OpenID Connect with Google and fills `request.google`. Never refuses: the handler redirects the browser. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly flows: GoogleFlows,
    private readonly limits: RateLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ property: 'google' });
  }

  override getAuthenticateOptions(context: ExecutionContext): GoogleStep {
    return { step: stepOf(context) };
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    try {
      if (!this.provider.isConfigured) throw notSetUp();
      await this.limits.count('credentials', request, reply);
      request.googleFlow = await this.flowOf(stepOf(context), request, reply);
      request.session = request.googleFlow.session;
      await this.provider.ready();
      return (await super.canActivate(context)) as boolean;
    } catch (error) {
      request.google = this.problem(error);
      return true;
    }
  }

  override handleRequest<Answer = GoogleAnswer>(
    error: unknown,
    answer: GoogleAnswer | false | null,
    info: unknown,
  ): Answer {
    return (answer || this.problem(error ?? info)) as Answer;
  }

  private async flowOf(step: GoogleStep['step'], request: FastifyRequest, reply: FastifyReply) {
    if (step === 'start') return { session: {}, timeZone: null, linksSession: null };
    const flow = await this.flows.take(request, reply);
    if (!flow) throw unauthenticated();
    return flow;
  }

  /** Only codes are logged, because the errors of the library hold what was sent. */
  private problem(error: unknown): { problem: string } {
    const problem = problemOf(error);
    const { name, code } = (error ?? {}) as { name?: string; code?: string };
    if (problem !== 'access_denied') this.logger.warn({ problem, name, code }, 'Sign-in with Google failed');
    return { problem };
  }
}
