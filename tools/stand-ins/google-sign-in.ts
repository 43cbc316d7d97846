/**
 * A fake Google for signing in, which speaks OpenID Connect and asks nobody anything; `POST /person` says who is at the
 * browser. `npx node
 * tools/stand-ins/google-sign-in.ts [--port 4030] [--return http://localhost:3000]`, or startGoogleSignInStandIn() from a
 * test.
 */
import Provider, { interactionPolicy, type Configuration, type InteractionResults } from 'oidc-provider';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { CalendarAnswers } from './google-calendar.ts';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface GoogleSignInStandIn {
  /** The values of these variables. */
  env: Record<'GOOGLE_ISSUER' | 'GOOGLE_API_URL' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;
  /** Who is at the browser; null for someone who refuses. */
  person: GooglePerson | null;
  /** What the calendar and the contacts of that person hold. */
  calendar: CalendarAnswers;
  /** Replaces the nonce of requests from now on. */
  wrongNonce: boolean;
  /** The parameters of the requests, in order. */
  requests: URLSearchParams[];
  /** What a browser does with the address that it was sent to: the address that Google sends it back to. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

const client = { GOOGLE_CLIENT_ID: 'giftwell', GOOGLE_CLIENT_SECRET: 'secret-of-giftwell' };
const scopes = 'openid email profile';

/** Every request asks who it is, also of someone who was here before. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

function configuration(state: GoogleSignInStandIn, returnTo: string): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    clients: [
      {
        ...{ client_id: client.GOOGLE_CLIENT_ID, client_secret: client.GOOGLE_CLIENT_SECRET },
        redirect_uris: ['auth', 'calendar'].map((what) => `${returnTo}/api/${what}/google/callback`),
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google, which puts them into the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...state.person, sub }) }),
    async loadExistingGrant({ oidc }) {
      const [accountId, clientId] = [oidc.session?.accountId, oidc.client?.clientId];
      const grant = new oidc.provider.Grant({ accountId: accountId!, clientId: clientId! });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  };
}

const resultFor = (person: GooglePerson | null): InteractionResults =>
  person
    ? { select_account: {}, login: { accountId: person.sub } }
    : { error: 'access_denied', error_description: 'The user refused' };

/** Answers the question who it is at once, and leaves the rest to the provider. */
function handlerOf(provider: Provider, state: GoogleSignInStandIn) {
  const answer = provider.callback();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url!, state.env.GOOGLE_ISSUER);
    if (state.calendar.answer(request, response, pathname)) return;
    if (pathname.startsWith('/interaction/')) {
      const options = { mergeWithLastSubmission: false };
      provider.interactionFinished(request, response, resultFor(state.person), options).catch(() => {
        response.writeHead(400).end();
      });
      return;
    }
    if (pathname === '/person') {
      void json(request).then((person) => {
        state.person = person as GooglePerson | null;
        response.writeHead(204).end();
      });
      return;
    }
    if (pathname === '/auth') {
      state.requests.push(new URLSearchParams(searchParams));
      if (state.wrongNonce) searchParams.set('nonce', 'another-nonce');
      request.url = `${pathname}?${searchParams}`;
    }
    void answer(request, response);
  };
}

/** Follows redirects within the provider with its cookies. */
async function visit(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let to = address;
  for (let steps = 0; to.startsWith(issuer); steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(to, { headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0]!.split('=', 2);
      cookies.set(name!, value!);
    }
    const next = response.headers.get('location');
    if (!next || steps > 10) throw new Error(`The provider answers ${response.status} at ${to}`);
    to = new URL(next, to).href;
  }
  return to;
}

const listen = (server: Server, port: number) =>
  new Promise<number>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

/** `returnTo`: the public address of the Giftwell that uses it. */
export async function startGoogleSignInStandIn(
  returnTo = 'http://localhost:3000',
  port = 0,
): Promise<GoogleSignInStandIn> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server, port)}`;
  const state: GoogleSignInStandIn = {
    env: { ...client, GOOGLE_ISSUER: issuer, GOOGLE_API_URL: issuer },
    calendar: new CalendarAnswers(),
    person: { sub: '1001', email: 'gina@example.com', email_verified: true, name: 'Gina' },
    wrongNonce: false,
    requests: [],
    visit: (address) => visit(address, issuer),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  server.on('request', handlerOf(new Provider(issuer, configuration(state, returnTo)), state));
  return state;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, return: { type: 'string' } } });
  const { env } = await startGoogleSignInStandIn(values.return, Number(values.port ?? 4030));
  for (const [name, value] of Object.entries(env)) console.log(`${name}=${value}`);
}
