import { errorCode, errorMessage } from '../../ui/feedback/app-error.js';

/** An error with its message for the user. */
export interface Problem {
  title: string;
  text?: string;
}

/** Thrown by the recorder; recorded parts are not lost. */
export class VoiceProblem extends Error {
  override readonly name = 'VoiceProblem';

  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

export const problems = {
  denied: {
    title: 'Microphone permission denied. Please allow microphone access and try again.',
    text: 'Or type it below.',
  },
  noMicrophone: { title: 'No microphone found. Please check your audio devices.' },
  unsupported: {
    title: 'Voice recording is not supported in this browser. Please try a different browser.',
    text: 'You can type it below instead.',
  },
  failed: { title: 'Recording failed', text: 'Please check microphone permissions and try again' },
  nothing: { title: 'Recording failed', text: 'No audio data was captured. Please try again.' },
  recorder: { title: 'Recording error', text: 'The recorder stopped by itself. Please try again.' },
  tooShort: {
    title: 'That was too short',
    text: 'Press, talk, then press again when you’re done.',
  },
  silence: {
    title: 'We couldn’t hear anything',
    text: 'Check that the right microphone is on, move a little closer, and try again.',
  },
  transcription: { title: 'Processing failed', text: 'Please try recording again' },
  extraction: { title: 'Processing failed', text: 'Please try again or use the text wizard instead' },
} as const satisfies Record<string, Problem>;

/** The message for an error of the microphone or recorder. */
export function problemOf(error: unknown): Problem {
  if (error instanceof VoiceProblem) return error.problem;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return problems.denied;
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return problems.noMicrophone;
  if (name === 'NotSupportedError') return problems.unsupported;
  return problems.failed;
}

const toldByServer = [
  'no_speech',
  'unreadable',
  'unsupported_audio',
  'recording_too_long',
  'too_many_requests',
];

/** The message for a failed transcription: the server's if it helps. */
export const transcriptionProblem = (error: unknown): Problem =>
  toldByServer.includes(errorCode(error)) || errorCode(error) === 'rate_limited'
    ? { title: problems.transcription.title, text: errorMessage(error) }
    : problems.transcription;
