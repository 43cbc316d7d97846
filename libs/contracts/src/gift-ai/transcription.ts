import { z } from 'zod';
import { definePush } from '../core/event.js';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';

/** What a recording may weigh, and last. */
export const audioMaxBytes = 10 * 1024 * 1024;
export const recordingMaxMs = 5 * 60_000;

/** Told by the content of the file, never by its name. */
export const audioTypes = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg'] as const;
export type AudioType = (typeof audioTypes)[number];

export const transcriptionStates = ['waiting', 'working', 'done', 'failed'] as const;
export const transcriptionFailures = ['no_speech', 'unreadable', 'provider_failed', 'audio_gone'] as const;

/** What is said of a recording that was listened to in vain. */
export const heardInVain = {
  no_speech: 'We could not hear any words. Please try again a little closer, or type instead.',
  unreadable: 'We could not understand this recording. Please try again, or type instead.',
} as const;

/** A transcription by its id, which is a secret code: whoever started it, guest or not, may follow it. */
export const transcriptionSchema = z.object({
  jobId: shareCodeSchema,
  state: z.enum(transcriptionStates),
  transcription: z.string().nullable(),
  failure: z.enum(transcriptionFailures).nullable(),
});
export type Transcription = z.infer<typeof transcriptionSchema>;

const one = z.strictObject({ jobId: shareCodeSchema });

/** `POST /api/voice/transcribe` itself takes a file and is the gateway's own. */
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
    summary: 'How far a transcription is, and its text',
    access: 'public',
    input: one,
    output: transcriptionSchema,
    errors: ['transcription_not_found'],
  },
});

/** Answered by gift-ai-service for the gateway, which holds the audio in Redis. Never mounted. */
export const transcriptionWorkRoutes = defineRoutes('gift-ai', 'transcription-work', {
  start: {
    method: 'POST',
    path: '/internal/transcriptions',
    summary: 'Begin to transcribe what is held under this key; answers at once',
    access: 'public',
    input: z.strictObject({
      audioKey: shareCodeSchema,
      audioType: z.enum(audioTypes),
      /** What the browser prefers to read, as `en-US`. */
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
    summary: 'The transcription as soon as it is done or failed, else as it is after the time given',
    access: 'public',
    timeoutMs: 28_000,
    input: one.extend({ withinMs: z.number().int().min(0).max(25_000) }),
    output: transcriptionSchema,
    errors: ['transcription_not_found'],
  },
});

/** A transcription of this user went on; its truth is `GET /api/voice/transcriptions/:jobId`. */
export const transcriptionChanged = definePush({
  type: 'gift-ai.transcription-changed',
  data: z.object({ jobId: shareCodeSchema, state: z.enum(transcriptionStates) }),
});
