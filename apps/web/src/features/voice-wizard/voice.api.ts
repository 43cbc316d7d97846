import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import { createClient, uploadFile } from '@giftwell/contracts/core/client';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import {
  emptyTranscriptions,
  transcriptionChanged,
  transcriptionRoutes,
  type Transcription,
} from '@giftwell/contracts/gift-ai/transcription';
import { queryOptions } from '@tanstack/react-query';
import { nextPush } from '../../data/push.js';
import type { Recording } from './recording/recorder.js';

const baseUrl = '/api';
const transcriptions = createClient(transcriptionRoutes, { baseUrl });

const pollMs = 1_500;
/** Longer than any transcription with a retry takes. */
const patienceMs = 4 * 60_000;

/** Whether recordings can be transcribed here. */
export const voiceOptionsQuery = queryOptions({
  queryKey: ['voice', 'options'],
  queryFn: ({ signal }) => transcriptions.options({}, { signal }),
});

/** Transcribes the parts of a recording one after the other; silent parts are skipped. Rejects with AppError. */
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
  const { transcription, jobId } = await uploadFile(uploadRoutes.transcribe, piece, { baseUrl }, { signal });
  return transcription ?? follow(jobId, signal);
}

/** Polls a job that takes longer than one call. */
async function follow(jobId: string, signal: AbortSignal): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    await nextPush(transcriptionChanged, (hint) => hint.jobId === jobId, pollMs);
    signal.throwIfAborted();
    const now = await transcriptions.get({ jobId }, { signal }).catch((error: unknown) => {
      // A network failure does not end the job.
      if (AppError.from(error).kind === 'unavailable') return null;
      throw error;
    });
    if (now?.state === 'done') return now.transcription ?? '';
    if (now?.state === 'failed') throw failureOf(now);
  }
  throw notTranscribed;
}

const notTranscribed = unavailable('transcription_failed', 'We couldn’t turn your recording into text.');
const failureOf = ({ failure }: Transcription): AppError =>
  failure === 'no_speech' || failure === 'unreadable'
    ? invalid(failure, emptyTranscriptions[failure])
    : notTranscribed;
