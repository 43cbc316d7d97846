import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Code that the compiler must refuse or accept: each snippet becomes a file next to the kit. */
const snippets: [sentence: string, compiles: boolean, code: string][] = [
  [
    'calls a route with its input',
    true,
    'void client.create({ title: "x" }).then((note) => note.title.trim());',
  ],
  ['calls a route without what it needs', false, 'void client.create({});'],
  ['calls a route that is not declared', false, 'void client.remove({});'],
  ['reads what is not in the contract', false, 'void client.list({}).then(([note]) => note!.ownerId);'],
  ['serves every route', true, 'Serves(routes)(class extends Whole {});'],
  ['leaves a route unanswered', false, 'Serves(routes)(class { async list() { return []; } });'],
  [
    'answers a Date where the contract says text',
    false,
    'Serves(routes)(class extends Whole { override async create(): Promise<never> { return { id: 1, title: new Date(), stamps: 0 }; } });',
  ],
  [
    'expects an input that the route does not have',
    false,
    'Serves(routes)(class { list = whole.list; create = async (_: { colour: string }) => note; });',
  ],
  [
    'scopes by the user who calls',
    true,
    'const handler = (_: object, { userId }: UserCall) => notesOf(userId);',
  ],
  [
    'scopes by an id from the input',
    false,
    'const handler = (input: { userId: number }) => notesOf(input.userId);',
  ],
  [
    'scopes by the user of a public route, who may be nobody',
    false,
    'const handler = (_: object, { userId }: AnyCall) => notesOf(userId);',
  ],
  ['queues a job with its data', true, 'void jobs.add(tx, stampNote, { noteId: 1 });'],
  ['queues a job with other data', false, 'void jobs.add(tx, stampNote, { id: 1 });'],
  [
    'publishes an event with its data',
    true,
    'void events.publish(tx, userRegistered, { userId: 1, timeZone: "UTC" });',
  ],
  ['publishes an event with other data', false, 'void events.publish(tx, userRegistered, { name: "x" });'],
  [
    'handles an event with other data',
    false,
    '@EventHandler(userRegistered) class H { async handle(_: { name: string }) {} }',
  ],
  [
    'runs a job with other data',
    false,
    '@JobHandler(stampNote) class H { async run(_: { name: string }) {} }',
  ],
  ['pushes what the push declares', true, 'void pusher.toUser(1, noteStamped, { noteId: 1 });'],
  ['pushes something else', false, 'void pusher.toUser(1, noteStamped, { percent: 1 });'],
  [
    'streams an item of the route',
    true,
    'const emit: Emit<typeof noteRoutes.count> = () => undefined; emit({ n: 1 });',
  ],
  [
    'streams an item from a route that has none',
    false,
    'const emit: Emit<typeof noteRoutes.list> = () => undefined; emit({ n: 1 });',
  ],
  [
    'tells error codes of a route apart',
    false,
    'const code: ErrorCodeOf<typeof noteRoutes.get> = "note_taken";',
  ],
];

const prelude = `
import { createClient } from '@giftwell/contracts/core/client';
import { definePush } from '@giftwell/contracts/core/event';
import type { UserId } from '@giftwell/contracts/core/ids';
import type { ErrorCodeOf, HandlerInput } from '@giftwell/contracts/core/route';
import { userRegistered } from '@giftwell/contracts/auth/events';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { AnyCall, UserCall } from './handlers/call.js';
import { EventHandler, type Events } from './queues/events.js';
import { JobHandler, type Jobs } from './queues/jobs.js';
import type { Pusher } from './push.js';
import { Serves, type Emit } from './handlers/serves.js';
import { noteRoutes, stampNote } from './testing/sample.js';
const client = createClient(noteRoutes, { baseUrl: '' });
const routes = { list: noteRoutes.list, create: noteRoutes.create };
const note = { id: 1, title: '', stamps: 0 };
class Whole {
  async list() { return [note]; }
  async create(_: HandlerInput<typeof noteRoutes.create>, { userId }: UserCall) { return { ...note, id: userId }; }
}
const whole = new Whole();
const noteStamped = definePush({ type: 'x', data: z.object({ noteId: z.number() }) });
declare const jobs: Jobs, events: Events, pusher: Pusher, tx: EntityManager;
declare function notesOf(userId: UserId): void;
`;

describe('the compiler', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const nameOf = (index: number) => `${root}src/snippet-${index}.ts`;
  let errors: string[][];

  beforeAll(() => {
    const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const virtual = new Map(snippets.map(([, , code], index) => [nameOf(index), `${prelude}\n${code}\n`]));
    const settings = {
      ...options,
      noEmit: true,
      composite: false,
      incremental: false,
      tsBuildInfoFile: undefined,
    };
    const host = ts.createCompilerHost(settings);
    const { fileExists, readFile } = host;
    host.fileExists = (path) => virtual.has(path) || fileExists(path);
    host.readFile = (path) => virtual.get(path) ?? readFile(path);
    const program = ts.createProgram([...virtual.keys()], settings, host);
    errors = snippets.map((_, index) =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(nameOf(index)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    );
  }, 60_000);

  it.each(
    snippets.map(
      ([sentence, compiles], index) => [compiles ? 'accepts' : 'refuses', sentence, index] as const,
    ),
  )('%s code that %s', (verdict, _, index) => {
    if (verdict === 'accepts') expect(errors[index]).toEqual([]);
    else expect(errors[index]).not.toEqual([]);
  });
});
