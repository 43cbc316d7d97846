import type { UserId } from '@giftwell/contracts/core/ids';
import type { Understood, WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { type UnderstoodRequest, understandRequest } from '@giftwell/note-reader';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { EnginesService, type SuggestionRequest } from '../engines/engines.service.js';
import { RunsService, type RunPart } from '../runs/runs.service.js';

/** A request for ideas as it was sent. */
export interface Request extends Pick<SuggestionRequest, 'round' | 'refinement' | 'wish'> {
  wizard: WizardData;
  runKey: string | null | undefined;
}

@Injectable()
export class RequestsService {
  constructor(
    private readonly engines: EnginesService,
    private readonly runs: RunsService,
    private readonly clock: Clock,
  ) {}

  /** Reads a request, with today's date and the catalogue's topics. */
  understand({ wizard, wish }: Request): UnderstoodRequest {
    const { lexicon } = this.engines.catalogue;
    return understandRequest(wizard, { lexicon, now: this.clock.now(), wish });
  }

  /** Starts the run of a user's request, or its next part; nothing if the request has no run. */
  async begin(
    userId: UserId,
    { runKey: key, wizard: request, round, refinement }: Request,
    understood: Understood,
  ): Promise<RunPart | undefined> {
    if (!key) return undefined;
    return this.runs.begin(userId, { key, request, understood, startsOver: round === 1 && !refinement });
  }
}
