import OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch.js';

export interface Provider {
  apiKey: string;
  baseUrl: string;
  timeoutMs: number;
}

/** A client that ignores the environment, logs nothing, and leaves deadline and retries to us. */
export function createOpenAiClient(provider: Provider): OpenAI {
  return new OpenAI({
    apiKey: provider.apiKey,
    baseURL: provider.baseUrl,
    // Values that are null or given here are not read from the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    // Longer than our own deadline, which comes first.
    timeout: provider.timeoutMs + 5_000,
    // We retry ourselves, because there must be no retry after an idea was shown.
    maxRetries: 0,
    fetch: boundedFetch,
  });
}
