import { setTimeout as pause } from 'node:timers/promises';
import { msOf, wordsOf, type SpokenAnswer } from './spoken-answers.ts';

/** A transcription request; the audio is only described. */
export interface SpokenRequest {
  model?: string;
  language?: string;
  /** Name, type and size of the uploaded file. */
  audio?: { name: string; type: string; bytes: number };
}

/** Parses a multipart transcription request. */
export async function spokenRequest(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<SpokenRequest> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const fields = [...form].map(([key, value]) => {
    if (typeof value === 'string') return [key, value] as const;
    return ['audio', { name: value.name, type: value.type, bytes: value.size }] as const;
  });
  return Object.fromEntries(fields);
}

export interface Transcribed {
  status: number;
  /** A string if it isn't JSON. */
  body: string | object;
  code?: string;
}

/** Answers a transcription request after the scripted delay. */
export async function transcribe(
  script: SpokenAnswer,
  { model, audio }: SpokenRequest,
): Promise<Transcribed> {
  if (!model || !audio) return { status: 400, body: 'model and file are needed' };
  await pause(msOf(script));
  switch (script.answer) {
    case 'unreadable':
      return { status: 400, body: 'Invalid file format.' };
    case 'too_short':
      return { status: 400, body: 'Audio file is too short.', code: 'audio_too_short' };
    case 'wrong_shape':
      return { status: 200, body: { words: [wordsOf(script)] } };
    case 'garbage':
      return { status: 200, body: '{"text": "My sis' };
    default:
      return { status: 200, body: { text: wordsOf(script) } };
  }
}
