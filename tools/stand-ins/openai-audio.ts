import { setTimeout as pause } from 'node:timers/promises';
import { msOf, wordsOf, type SpokenAnswer } from './spoken-answers.ts';

/** A request of a transcription, without the sound itself, which is described. */
export interface SpokenRequest {
  model?: string;
  language?: string;
  /** What its file was called and said to be. */
  audio?: { name: string; type: string; bytes: number };
}

/** What the body of a multipart form asks. */
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
  /** Text where it is no JSON. */
  body: string | object;
  code?: string;
}

/** Answers to a recording, in time. */
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
