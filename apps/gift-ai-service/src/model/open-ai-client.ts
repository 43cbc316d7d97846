import OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch.js';

export interface Provider {
  apiKey: string;
  baseUrl: string;
  timeoutMs: number;
}

/** A client that takes nothing from the environment, keeps no log, and leaves deadline and retries to us. */
export function createOpenAiClient(provider: Provider): OpenAI {
  return new OpenAI({
    apiKey: provider.apiKey,
    baseURL: provider.baseUrl,
    // Whatever is null or given here is not looked for in the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    // Later than our own deadline, which ends everything at once.
    timeout: provider.timeoutMs + 5_000,
    // Retries are made here, not by the client: there must be none after something was shown.
    maxRetries: 0,
    fetch: boundedFetch,
  });
}
