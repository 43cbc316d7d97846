import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import { createClient } from '@giftwell/contracts/core/client';
import {
  heardInVain,
  transcriptionRoutes,
  type Transcription,
} from '@giftwell/contracts/gift-ai/transcription';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { Recording } from './recorder.js';

const baseUrl = '/api';
const transcriptions = createClient(transcriptionRoutes, { baseUrl });

const pollMs = 1_500;
/** Longer than any transcription takes with its second attempt. */
const patienceMs = 4 * 60_000;

/** Whether recordings can be transcribed here. */
export const voiceOptionsQuery = queryOptions({
  queryKey: ['voice', 'options'],
  queryFn: ({ signal }) => transcriptions.options({}, { signal }),
});

const answerSchema = z.object({ transcription: z.string().optional(), jobId: z.string() });

/** The words of a recording, its pieces one after the other; a piece without any takes none away. Rejects with AppError. */
export async function transcribe(recording: Recording, signal: AbortSignal): Promise<string> {
  const texts: string[] = [];
  let nothing: AppError | undefined;
  for (const piece of recording)
    try {
      texts.push(await transcribePiece(piece, signal));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'no_speech') throw error;
      nothing = error;
    }
  if (texts.length === 0 && nothing) throw nothing;
  return texts.filter(Boolean).join(' ');
}

async function transcribePiece(piece: Blob, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('audio', piece, 'recording');
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/voice/transcribe`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'x-requested-with': 'giftwell' },
      body,
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw unavailable('offline', 'We could not reach Giftwell. Please check your connection and try again.');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw AppError.from((answer as { error?: unknown } | null)?.error ?? answer);
  const { transcription, jobId } = answerSchema.parse(answer);
  return transcription ?? follow(jobId, signal);
}

/** What takes longer than an answer may is asked for until it is there. */
async function follow(jobId: string, signal: AbortSignal): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    await new Promise((done) => setTimeout(done, pollMs));
    signal.throwIfAborted();
    const now = await transcriptions.get({ jobId }, { signal }).catch((error: unknown) => {
      // A moment without a network does not end the job.
      if (AppError.from(error).kind === 'unavailable') return null;
      throw error;
    });
    if (now?.state === 'done') return now.transcription ?? '';
    if (now?.state === 'failed') throw failureOf(now);
  }
  throw notTranscribed;
}

const notTranscribed = unavailable('transcription_failed', 'We could not turn your recording into text.');
const failureOf = ({ failure }: Transcription): AppError =>
  failure === 'no_speech' || failure === 'unreadable'
    ? invalid(failure, heardInVain[failure])
    : notTranscribed;
