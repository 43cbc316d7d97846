import { problems, type Problem } from '../voice-problem.js';

/** The part of the Web Speech API that we use, which TypeScript's library lacks. */
interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: SpeechResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
interface SpeechResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}
type Constructor = new () => SpeechRecognition;

const constructorOf = (): Constructor | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Constructor;
    webkitSpeechRecognition?: Constructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Whether this browser has speech recognition. */
export const browserListens = (): boolean => constructorOf() !== undefined;

interface RecognitionHandlers {
  /** Final words. */
  onWords: (words: string) => void;
  /** Words that may still change. */
  onGuess: (words: string) => void;
  /** Called once, with the error if there is one. */
  onEnd: (problem: Problem | null) => void;
}

const problemsByError: Record<string, Problem | null> = {
  'not-allowed': problems.denied,
  'service-not-allowed': problems.denied,
  'audio-capture': problems.noMicrophone,
  'no-speech': problems.silence,
  aborted: null,
};

/** Listens until `stop` is called or the browser stops. */
export function listen({ onWords, onGuess, onEnd }: RecognitionHandlers): {
  stop: () => void;
  abort: () => void;
} {
  const Recognition = constructorOf();
  if (!Recognition) {
    onEnd(problems.unsupported);
    return { stop: () => undefined, abort: () => undefined };
  }
  const recognition = new Recognition();
  recognition.lang = navigator.language;
  recognition.continuous = true;
  recognition.interimResults = true;
  let problem: Problem | null = null;
  recognition.onresult = ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex);
    const textOf = (final: boolean) =>
      fresh
        .filter(({ isFinal }) => isFinal === final)
        .map((result) => result[0]?.transcript.trim() ?? '')
        .join(' ')
        .trim();
    const words = textOf(true);
    if (words) onWords(words);
    onGuess(textOf(false));
  };
  recognition.onerror = ({ error }) => {
    problem = error in problemsByError ? problemsByError[error]! : problems.failed;
  };
  recognition.onend = () => {
    onGuess('');
    onEnd(problem);
  };
  recognition.start();
  return { stop: () => recognition.stop(), abort: () => recognition.abort() };
}
