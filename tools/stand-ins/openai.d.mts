export type AnswerKind =
  | 'ideas'
  | 'slow'
  | 'hang'
  | 'hang_midway'
  | 'rate_limited'
  | 'server_error'
  | 'unauthorized'
  | 'garbage'
  | 'malformed_stream'
  | 'error_in_stream'
  | 'half'
  | 'length'
  | 'content_filter'
  | 'refusal'
  | 'empty'
  | 'too_many'
  | 'wrong_prices'
  | 'wrong_shape'
  | 'duplicates'
  | 'hostile_text'
  | 'breaks_limits'
  | 'serves_nothing'
  | 'invents_facts'
  | 'five_only'
  | 'reset'
  | 'reset_midway'
  | 'findings'
  | 'invented'
  | 'million'
  | 'words'
  | 'unreadable'
  | 'too_short';

/**
 * What comes next. `items`: complete ideas before it goes wrong; `pieceMs`: pause between pieces of the stream;
 * `findings`: what it says of a recipient, word for word; `text`: what it hears in a recording, after `ms`.
 */
export type Answer =
  | AnswerKind
  | {
      answer: AnswerKind;
      items?: number;
      pieceMs?: number;
      retryAfter?: number;
      findings?: object[];
      text?: string;
      ms?: number;
    };

export interface JournalEntry {
  at: number;
  answer: AnswerKind;
  request: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    response_format?: object;
    /** Of a recording, with what its file was called and said to be. */
    language?: string;
    audio?: { name: string; type: string; bytes: number };
  };
  /** `left`: the client went away before the answer was complete. */
  ended: 'open' | 'answered' | 'left' | 'reset';
}

export interface OpenAiStandIn {
  /** Where `/control/…` is. */
  url: string;
  /** What OPENAI_BASE_URL is set to. */
  baseUrl: string;
  journal: JournalEntry[];
  /** Answers for the next requests, in order. */
  next(...answers: Answer[]): void;
  /** The answer when nothing is queued. */
  always(answer: Answer): void;
  reset(): void;
  close(): Promise<void>;
}

export function startOpenAiStandIn(options?: {
  port?: number;
  host?: string;
  always?: Answer;
}): Promise<OpenAiStandIn>;
