/** What comes next; `text`: what it hears, after `ms`. */
export type SpeechAnswer = string | { answer: string; text?: string; ms?: number };

export interface SpeechEntry {
  at: number;
  answer: string;
  request: { recognizer: string; languageCodes: string[]; model: string } | null;
  /** Of sound, in all and in the largest message. */
  bytes: number;
  largest: number;
  /** `left`: the client went away before the answer was complete. */
  ended: 'open' | 'answered' | 'left';
}

export interface GoogleSpeechStandIn {
  /** What GOOGLE_SPEECH_ENDPOINT is set to. */
  endpoint: string;
  journal: SpeechEntry[];
  next(...answers: SpeechAnswer[]): void;
  always(answer: SpeechAnswer): void;
  reset(): void;
  close(): Promise<void>;
}

export function startGoogleSpeechStandIn(options?: {
  port?: number;
  host?: string;
}): Promise<GoogleSpeechStandIn>;
