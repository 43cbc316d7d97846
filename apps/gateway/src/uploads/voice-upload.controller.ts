import { Controller, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import {
  transcriptionRoutes,
  transcriptionWorkRoutes,
  type Transcription,
} from '@giftwell/contracts/gift-ai/transcription';
import { ServiceClients, type CallerContext, type ServiceClient } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { isMultipart } from '../requests/upload-body.js';
import { Recordings, type Recording } from './recordings.js';
import { spokenLanguage } from './spoken-language.js';
import {
  failureOf,
  transcriptionFailed,
  transcriptionUnavailable,
  unsupportedAudio,
} from './upload-errors.js';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';

/** From the first byte on; browsers wait for 30 s. */
const answerMs = 25_000;
/** Time to send the answer. */
const answerMarginMs = 2_000;

@Controller()
export class VoiceUploadController implements OnModuleDestroy {
  private readonly leaving = new AbortController();

  constructor(
    private readonly services: ServiceClients,
    private readonly recordings: Recordings,
  ) {}

  @HandlesRoute(uploadRoutes.transcribe)
  async transcribe(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const answerBy = Date.now() + answerMs;
    uploadRoutes.transcribe.input.parse(flatInput(request));
    if (!isMultipart(request.headers['content-type'])) throw unsupportedAudio();
    const giftAi = this.services.of(transcriptionRoutes.options.service);
    const caller = callerOf(request);
    await assertCanTranscribe(giftAi, caller);
    const recording = await this.recordings.take(request.raw);
    const { jobId } = await this.start(giftAi, recording, request);
    const signal = AbortSignal.any([this.leaving.signal, leftOf(reply)]);
    const settled = await settle(giftAi, jobId, answerBy, { ...caller, signal });
    if (settled?.state === 'failed') throw failureOf[settled.failure ?? 'provider_failed']();
    if (settled?.state !== 'done') return void reply.code(202).send({ jobId });
    reply.send({ transcription: settled.transcription ?? '', jobId });
  }

  /** Waiting clients get the job's id and follow it at another gateway. */
  onModuleDestroy(): void {
    this.leaving.abort();
  }

  private async start(giftAi: ServiceClient, recording: Recording, request: FastifyRequest) {
    const language = spokenLanguage(request.headers['accept-language']);
    try {
      return await giftAi.call(transcriptionWorkRoutes.start, { ...recording, language }, callerOf(request));
    } catch (error) {
      await this.recordings.drop(recording.audioKey);
      throw AppError.from(error).code === 'transcription_unavailable'
        ? transcriptionUnavailable()
        : transcriptionFailed(error);
    }
  }
}

/** Checked before the recording is read. */
async function assertCanTranscribe(giftAi: ServiceClient, caller: CallerContext): Promise<void> {
  const options = await giftAi
    .call(transcriptionRoutes.options, {}, caller)
    .catch((error: unknown) => Promise.reject(transcriptionFailed(error)));
  if (!options.transcription) throw transcriptionUnavailable();
}

/** Null when the outcome is unknown: the job continues even if this call fails. */
function settle(
  giftAi: ServiceClient,
  jobId: string,
  answerBy: number,
  caller: CallerContext,
): Promise<Transcription | null> {
  const withinMs = Math.max(0, answerBy - Date.now());
  const deadline = Date.now() + withinMs + answerMarginMs;
  return giftAi
    .call(transcriptionWorkRoutes.settled, { jobId, withinMs }, { ...caller, deadline })
    .catch(() => null);
}

function leftOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => raw.writableFinished || left.abort());
  return left.signal;
}
