import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import { emptyTranscriptions, type transcriptionFailures } from '@giftwell/contracts/gift-ai/transcription';

const orType = 'Please try again, or type instead.';

const brokenUpload = () =>
  invalid('broken_upload', 'Part of your recording didn’t arrive. Please try again.');
export const noRecording = () => invalid('no_recording', `There was nothing in your recording. ${orType}`);
export const tooLong = () =>
  invalid('recording_too_long', 'That recording is too long. Please keep it under 5 minutes.');
const tooSlow = () => invalid('too_slow', `Your recording took too long to arrive. ${orType}`);
export const recordingErrors = { broken: brokenUpload, tooLong, tooSlow };
export const unsupportedAudio = () =>
  invalid(
    'unsupported_audio',
    'We can’t read this kind of recording. Please record it here, or type instead.',
  );
export const tooManyRecordings = () =>
  unavailable(
    'too_many_recordings',
    'Many people are talking to us right now. Please try again in a moment, or type instead.',
  );
export const transcriptionUnavailable = () =>
  unavailable('transcription_unavailable', 'We can’t transcribe recordings here. Please type instead.');

/** Redis is unavailable; the cause is for the log. */
export const recordingsUnavailable = (cause: unknown) =>
  new AppError(
    'unavailable',
    'recordings_unavailable',
    'We can’t take recordings right now. Please try again in a moment, or type instead.',
    undefined,
    { cause },
  );
export const transcriptionFailed = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'transcription_failed',
    `We couldn’t turn your recording into text. ${orType}`,
    undefined,
    { cause },
  );

/** The errors that users see for failed transcriptions. */
export const failureOf: Record<(typeof transcriptionFailures)[number], () => AppError> = {
  no_speech: () => invalid('no_speech', emptyTranscriptions.no_speech),
  unreadable: () => invalid('unreadable', emptyTranscriptions.unreadable),
  provider_failed: transcriptionFailed,
  audio_gone: transcriptionFailed,
};
