import { z } from 'zod';
import { definePush } from '../core/event.js';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';

/** Maximum size and duration of a recording. */
export const audioMaxBytes = 10 * 1024 * 1024;
export const recordingMaxMs = 5 * 60_000;

/** Detected by the content of the file, not by its name. */
export const audioTypes = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg'] as const;
export type AudioType = (typeof audioTypes)[number];

export const transcriptionStates = ['waiting', 'working', 'done', 'failed'] as const;
export const transcriptionFailures = ['no_speech', 'unreadable', 'provider_failed', 'audio_gone'] as const;

/** Messages for recordings without a usable text. */
export const emptyTranscriptions = {
  no_speech: 'We couldn’t hear any words. Please try again a little closer, or type instead.',
  unreadable: 'We couldn’t understand this recording. Please try again, or type instead.',
} as const;

/** A transcription. Its id is secret: a guest who knows it may follow the transcription. */
export const transcriptionSchema = z.object({
  jobId: shareCodeSchema,
  state: z.enum(transcriptionStates),
  transcription: z.string().nullable(),
  failure: z.enum(transcriptionFailures).nullable(),
});
export type Transcription = z.infer<typeof transcriptionSchema>;

const one = z.strictObject({ jobId: shareCodeSchema });

/** `POST /api/voice/transcribe` takes a file and is a route of the gateway itself. */
export const transcriptionRoutes = defineRoutes('gift-ai', 'transcription', {
  options: {
    method: 'GET',
    path: '/voice/options',
    summary: 'Whether recordings can be transcribed here',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ transcription: z.boolean() }),
  },
  get: {
    method: 'GET',
    path: '/voice/transcriptions/:jobId',
    summary: 'Get the state of a transcription, and its text',
    access: 'public',
    input: one,
    output: transcriptionSchema,
    errors: ['transcription_not_found'],
  },
});

/** Internal routes of gift-ai-service for the gateway, which stores the audio in Redis. Never mounted. */
export const transcriptionWorkRoutes = defineRoutes('gift-ai', 'transcription-work', {
  start: {
    method: 'POST',
    path: '/internal/transcriptions',
    summary: 'Start the transcription of the stored audio; answers at once',
    access: 'public',
    input: z.strictObject({
      audioKey: shareCodeSchema,
      audioType: z.enum(audioTypes),
      /** The browser's preferred language, such as `en-US`. */
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
        .nullish(),
    }),
    output: transcriptionSchema,
    errors: ['transcription_unavailable'],
  },
  settled: {
    method: 'GET',
    path: '/internal/transcriptions/:jobId/settled',
    summary: 'Wait for a transcription to end, at most for the given time',
    access: 'public',
    timeoutMs: 28_000,
    input: one.extend({ withinMs: z.number().int().min(0).max(25_000) }),
    output: transcriptionSchema,
    errors: ['transcription_not_found'],
  },
});

/** The status of a transcription changed; `GET /api/voice/transcriptions/:jobId` has it. */
export const transcriptionChanged = definePush({
  type: 'gift-ai.transcription-changed',
  data: z.object({ jobId: shareCodeSchema, state: z.enum(transcriptionStates) }),
});
