import { setTimeout as pause } from 'node:timers/promises';
import { msOf, wordsOf } from './spoken-answers.mjs';

/** What was asked, without the sound itself, which is described: `{ model, language, audio: { name, type, bytes } }`. */
export async function spokenRequest(bytes, contentType) {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const fields = [...form].map(([key, value]) => {
    if (typeof value === 'string') return [key, value];
    return ['audio', { name: value.name, type: value.type, bytes: value.size }];
  });
  return Object.fromEntries(fields);
}

/** Answers `{ status, body, code }` to a recording, in time; `body` is text where it is no JSON. */
export async function transcribe(script, { model, audio }) {
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
