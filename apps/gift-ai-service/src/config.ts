import { rpcKey, serviceAddress, serviceConfig, type ServiceConfig } from '@giftwell/server-kit';
import { z } from 'zod';
import {
  transcriptionFrom,
  transcriptionVariables,
  type TranscriptionConfig,
} from './transcription-config.js';

/** The source of ideas: the built-in catalogue, or any endpoint with OpenAI's protocol. */
export type EngineConfig =
  | { kind: 'catalogue' }
  | { kind: 'openai'; apiKey: string; model: string; baseUrl: string; timeoutMs: number; dailyLimit: number };

/** The address of planning-service, and the key that signs calls to it. */
const calledService = z.object({ PLANNING_RPC: serviceAddress, RPC_KEY: rpcKey });

const environment = serviceConfig.extend({
  ...calledService.shape,
  ...transcriptionVariables.shape,
  /** The key of a model with OpenAI's protocol, for ideas or recordings. */
  OPENAI_API_KEY: z.string().optional(),
  /** The model that generates ideas; without it, they come from the built-in catalogue. */
  OPENAI_MODEL: z.string().optional(),
  /** Where the model is, by default `https://api.openai.com/v1`. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * How long one answer of the model may take, by default 25000. The gateway waits 30 s in all, and the catalogue may have
   * to answer after the model.
   */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).max(27_000).optional(),
  /** Calls to the model per day (UTC), over all processes, by default 2000: limits the cost of a day. */
  OPENAI_DAILY_LIMIT: z.coerce.number().int().min(0).optional(),
  /** Added to links to Amazon. */
  AMAZON_AFFILIATE_TAG: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be letters, digits and dashes')
    .optional(),
});

type Environment = z.output<typeof environment>;
interface Providers {
  engine: EngineConfig;
  transcription: TranscriptionConfig;
}
type Own = ServiceConfig & z.output<typeof calledService> & Pick<Environment, 'AMAZON_AFFILIATE_TAG'>;

const defaultBaseUrl = 'https://api.openai.com/v1';

function engineFrom(env: Environment, complain: (variables: string, message: string) => void): EngineConfig {
  const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, OPENAI_TIMEOUT_MS, OPENAI_DAILY_LIMIT } = env;
  if (OPENAI_API_KEY && OPENAI_MODEL)
    return {
      kind: 'openai',
      apiKey: OPENAI_API_KEY,
      model: OPENAI_MODEL,
      baseUrl: OPENAI_BASE_URL ?? defaultBaseUrl,
      timeoutMs: OPENAI_TIMEOUT_MS ?? 25_000,
      dailyLimit: OPENAI_DAILY_LIMIT ?? 2_000,
    };
  // A key and an address alone are enough only where recordings are transcribed with them.
  const shared = env.OPENAI_TRANSCRIPTION_MODEL ? [] : [OPENAI_API_KEY, OPENAI_BASE_URL];
  if ([...shared, OPENAI_MODEL, OPENAI_TIMEOUT_MS, OPENAI_DAILY_LIMIT].some((value) => value !== undefined))
    complain(
      'OPENAI_API_KEY and OPENAI_MODEL',
      'belong together; set both for a model, or no OPENAI_ variable for the catalogue',
    );
  return { kind: 'catalogue' };
}

export const configSchema = environment.transform((env, context): Own & Providers => {
  const complain = (variables: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [variables] });
  const shared = { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL ?? defaultBaseUrl };
  return {
    ...env,
    engine: engineFrom(env, complain),
    transcription: transcriptionFrom(env, shared, complain),
  };
});
export type Config = z.output<typeof configSchema>;

/** The log line at start: which engine runs, and how to change it. */
export const engineLine = ({ engine }: Config): string =>
  engine.kind === 'catalogue'
    ? 'Suggestions come from the built-in catalogue; set OPENAI_API_KEY and OPENAI_MODEL to ask a model'
    : `Suggestions come from ${engine.model} at ${new URL(engine.baseUrl).host}, with the catalogue behind it; unset OPENAI_API_KEY and OPENAI_MODEL to use the catalogue alone`;
