import { z } from 'zod';

/** A Google service account. */
export interface Account {
  email: string;
  key: string;
}
type Provider =
  | { kind: 'none' }
  | { kind: 'openai'; apiKey: string; model: string; baseUrl: string }
  | {
      kind: 'google';
      project: string;
      location: string;
      model: string;
      endpoint: URL;
      account: Account | null;
    };

/** The transcription provider, its timeout and its daily limit. */
export type TranscriptionConfig = Provider & { timeoutMs: number; dailyLimit: number };

const httpUrl = z.url({ protocol: /^https?$/ });

const accountKey = z.object({
  type: z.literal('service_account'),
  client_email: z.string(),
  private_key: z.string().startsWith('-----BEGIN'),
});

/** Reads the account from the text of the JSON file that Google gives. */
const account = z.string().transform((text, context): Account => {
  try {
    const { client_email: email, private_key: key } = accountKey.parse(JSON.parse(text));
    return { email, key };
  } catch {
    context.addIssue('must be the JSON text with the key of a service account');
    return z.NEVER;
  }
});

export const transcriptionVariables = z.object({
  /** The project for Google Speech, which transcribes recordings. */
  GOOGLE_SPEECH_PROJECT: z
    .string()
    .regex(/^[\w.:-]{1,100}$/, 'must be the id of a project')
    .optional(),
  /** The JSON text with the key of a Google service account. */
  GOOGLE_SPEECH_KEY: account.optional(),
  /** Where Google transcribes, by default `global`. */
  GOOGLE_SPEECH_LOCATION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a location such as global or us-central1')
    .optional(),
  /** Google's model, by default `long`. */
  GOOGLE_SPEECH_MODEL: z.string().optional(),
  /** Another address than Google's; without encryption no key is sent. */
  GOOGLE_SPEECH_ENDPOINT: httpUrl.optional(),
  /** The model that transcribes recordings, with OPENAI_API_KEY. */
  OPENAI_TRANSCRIPTION_MODEL: z.string().optional(),
  /** Where that model is, by default OPENAI_BASE_URL. */
  OPENAI_TRANSCRIPTION_BASE_URL: httpUrl.optional(),
  /** The least time for one recording. */
  TRANSCRIPTION_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  /** How many recordings are transcribed in a day (UTC), over all processes: limits the cost of a day. */
  TRANSCRIPTION_DAILY_LIMIT: z.coerce.number().int().min(0).default(1_000),
});
type Variables = z.output<typeof transcriptionVariables>;
/** Settings that transcription shares with suggestions. */
interface OpenAi {
  apiKey: string | undefined;
  baseUrl: string;
}

/** Reports variables that contradict each other. */
type Complain = (variables: string, message: string) => void;

function google(env: Variables, complain: Complain): Provider | null {
  const { GOOGLE_SPEECH_PROJECT: project, GOOGLE_SPEECH_KEY: account } = env;
  const { GOOGLE_SPEECH_LOCATION, GOOGLE_SPEECH_MODEL, GOOGLE_SPEECH_ENDPOINT } = env;
  const given = [project, account, GOOGLE_SPEECH_LOCATION, GOOGLE_SPEECH_MODEL, GOOGLE_SPEECH_ENDPOINT];
  if (given.every((value) => value === undefined)) return null;
  // Without encryption no key is sent either: a self-hosted server, or a fake one.
  const isPlain = GOOGLE_SPEECH_ENDPOINT?.startsWith('http:') ?? false;
  if (!project || (!account && !isPlain)) {
    complain(
      'GOOGLE_SPEECH_PROJECT and GOOGLE_SPEECH_KEY_FILE',
      'belong together; set both for Google, or no GOOGLE_SPEECH_ variable',
    );
    return null;
  }
  const location = GOOGLE_SPEECH_LOCATION ?? 'global';
  const host = `${location === 'global' ? '' : `${location}-`}speech.googleapis.com`;
  const endpoint = new URL(GOOGLE_SPEECH_ENDPOINT ?? `https://${host}`);
  return {
    kind: 'google',
    project,
    location,
    model: GOOGLE_SPEECH_MODEL ?? 'long',
    endpoint,
    account: account ?? null,
  };
}

function openAi(env: Variables, { apiKey, baseUrl }: OpenAi, complain: Complain): Provider | null {
  const { OPENAI_TRANSCRIPTION_MODEL: model, OPENAI_TRANSCRIPTION_BASE_URL: ownUrl } = env;
  if (model && apiKey) return { kind: 'openai', apiKey, model, baseUrl: ownUrl ?? baseUrl };
  if (model ?? ownUrl)
    complain(
      'OPENAI_API_KEY and OPENAI_TRANSCRIPTION_MODEL',
      'belong together; set both to have recordings transcribed',
    );
  return null;
}

/** One provider or none; two are rejected. */
export function transcriptionFrom(env: Variables, shared: OpenAi, complain: Complain): TranscriptionConfig {
  const found = [google(env, complain), openAi(env, shared, complain)].filter(
    (provider) => provider !== null,
  );
  if (found.length > 1)
    complain(
      'GOOGLE_SPEECH_PROJECT and OPENAI_TRANSCRIPTION_MODEL',
      'are two ways to transcribe a recording; set one of them',
    );
  const provider: Provider = found[0] ?? { kind: 'none' };
  return { ...provider, timeoutMs: env.TRANSCRIPTION_TIMEOUT_MS, dailyLimit: env.TRANSCRIPTION_DAILY_LIMIT };
}

/** The log line at start: which provider runs, and how to change it. */
export function transcriptionLine(config: TranscriptionConfig): string {
  switch (config.kind) {
    case 'google':
      return `Recordings are transcribed by Google Speech (${config.model}) at ${config.endpoint.host}; unset GOOGLE_SPEECH_PROJECT to do without`;
    case 'openai':
      return `Recordings are transcribed by ${config.model} at ${new URL(config.baseUrl).host}; unset OPENAI_TRANSCRIPTION_MODEL to do without`;
    default:
      return 'Recordings are not transcribed here, browsers may do it themselves; set GOOGLE_SPEECH_PROJECT and GOOGLE_SPEECH_KEY_FILE, or OPENAI_API_KEY and OPENAI_TRANSCRIPTION_MODEL, to change that';
  }
}
