import { join, relative } from 'node:path';
import { UserError } from '../bootstrap/steps.mjs';
import { data } from './system/workspace.ts';

/** Where mails are written without a mail server, in a data folder. */
export const mailFolder = (folder: string) => join(folder, 'mail');

/** Where exports of personal data are kept for a day. */
export const exportFolder = (folder: string) => join(folder, 'exports');

export type Processes = 'separate' | 'one';

/** Reads `GIFTWELL_PROCESSES`: separate processes, or one for everything. */
export function wantedProcesses(): Processes {
  const wanted = process.env.GIFTWELL_PROCESSES || 'separate';
  if (wanted === 'separate' || wanted === 'one') return wanted;
  throw new UserError(`GIFTWELL_PROCESSES must be "one" or "separate", not "${wanted}".`);
}

export interface Service {
  app: string;
  /** The caller name in its signed calls. */
  caller: string;
  /** The name of its database role. */
  role: string;
  /** The environment variable with its address. */
  address: string;
  /** Caller names of the services that it calls. */
  calls: string[];
  /** The environment variables with secrets that no other service gets. */
  secrets: string[];
}

/** The prefix of a service's variables where several services read one environment: `AUTH` of `AUTH_RPC`. */
export const prefixOf = ({ address }: Service) => address.replace(/_RPC$/, '');

/** The services behind the gateway. */
export const services: Service[] = [
  {
    ...{ app: 'auth-service', caller: 'auth', role: 'auth', address: 'AUTH_RPC' },
    ...{ calls: ['planning', 'gift-ai', 'payments'], secrets: ['TOKEN_KEY', 'WEB_PUSH_KEY'] },
  },
  {
    ...{ app: 'gift-ai-service', caller: 'gift-ai', role: 'gift_ai', address: 'GIFT_AI_RPC' },
    ...{ calls: ['planning'], secrets: [] },
  },
  {
    ...{ app: 'planning-service', caller: 'planning', role: 'planning', address: 'PLANNING_RPC' },
    ...{ calls: ['gift-ai'], secrets: [] },
  },
  {
    ...{ app: 'payments-service', caller: 'payments', role: 'payments', address: 'PAYMENTS_RPC' },
    ...{ calls: ['auth', 'planning'], secrets: [] },
  },
];

/** The caller names of the services that call this one. */
export const callersOf = ({ caller }: Service) =>
  services.filter(({ calls }) => calls.includes(caller)).map((service) => service.caller);

/** The services that this one calls. */
export const calledBy = ({ calls }: Service) => services.filter(({ caller }) => calls.includes(caller));

/** A folder as it is shorter to read. */
const shown = (folder: string) => {
  const near = relative(process.cwd(), folder);
  return near.startsWith('..') ? folder : near;
};

interface Integration {
  name: string;
  /** What is used without keys. */
  offline: string;
  /** Describes the provider if its variables are set. */
  online(env: NodeJS.ProcessEnv): string | false | undefined;
  /** The variables to set. */
  change: string;
  /** All variables that are read. */
  variables: string[];
}

/** The providers. */
export const integrations: Integration[] = [
  {
    name: 'Suggestions',
    offline: 'from the built-in catalogue',
    online: (env) => env.OPENAI_API_KEY && env.OPENAI_MODEL && `from ${env.OPENAI_MODEL}`,
    change: 'OPENAI_API_KEY and OPENAI_MODEL',
    variables: [
      'OPENAI_API_KEY',
      'OPENAI_MODEL',
      'OPENAI_BASE_URL',
      'OPENAI_TIMEOUT_MS',
      'OPENAI_DAILY_LIMIT',
    ],
  },
  {
    name: 'Recordings',
    offline: 'understood by browsers that can; typing works everywhere',
    online: (env) =>
      (env.GOOGLE_SPEECH_PROJECT && 'understood by Google Speech') ||
      (env.OPENAI_API_KEY &&
        env.OPENAI_TRANSCRIPTION_MODEL &&
        `understood by ${env.OPENAI_TRANSCRIPTION_MODEL}`),
    change:
      'GOOGLE_SPEECH_PROJECT and GOOGLE_SPEECH_KEY_FILE, or OPENAI_API_KEY and OPENAI_TRANSCRIPTION_MODEL,',
    variables: [
      ...['GOOGLE_SPEECH_PROJECT', 'GOOGLE_SPEECH_KEY_FILE', 'GOOGLE_SPEECH_LOCATION', 'GOOGLE_SPEECH_MODEL'],
      ...['GOOGLE_SPEECH_ENDPOINT', 'OPENAI_TRANSCRIPTION_MODEL', 'OPENAI_TRANSCRIPTION_BASE_URL'],
    ],
  },
  {
    name: 'Google sign-in',
    offline: 'off; people sign in with email and password',
    online: ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET && 'on',
    change: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
  },
  {
    name: 'Payments',
    offline: 'simulated; no money moves',
    online: ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_MODE }) =>
      PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && `PayPal, ${PAYPAL_MODE || 'sandbox'}`,
    change: 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
    variables: [
      ...['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MODE', 'PAYPAL_WEBHOOK_ID'],
      'PAYPAL_SIMULATOR_URL',
    ],
  },
  {
    name: 'Google Calendar',
    offline: 'off; people import files or paste text',
    online: ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) =>
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET && 'can be scanned, read-only',
    change: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    variables: ['GOOGLE_API_URL'],
  },
  {
    name: 'Mail',
    offline: `written as .eml files into ${shown(mailFolder(data))}`,
    online: ({ SMTP_URL }) => SMTP_URL && `sent by ${new URL(SMTP_URL).host}`,
    change: 'SMTP_URL and MAIL_FROM',
    variables: ['SMTP_URL', 'MAIL_FROM'],
  },
];

/** Unsets all of these, so that tests and benches use the offline providers, whatever keys the machine has. */
export const offline: NodeJS.ProcessEnv = Object.fromEntries(
  integrations.flatMap(({ variables }) => variables.map((name) => [name, ''])),
);
