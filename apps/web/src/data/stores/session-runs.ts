import type { GenerateAnswer, WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { understoodSchema, wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import { runSchema } from '@giftwell/contracts/gift-ai/runs';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { z } from 'zod';
import { sessionStored, privateStorageKey } from '../../ui/memory/session-memory.js';

/** A run in this tab; `understood` is null until the first answer. */
const sessionRunSchema = runSchema.extend({ understood: understoodSchema.nullable() });
export type SessionRun = z.infer<typeof sessionRunSchema>;

const maxRuns = 5;
const stored = sessionStored<unknown[]>(privateStorageKey('runs'), []);

/** The runs of this tab, last used first; unreadable ones are left out. */
function readRuns(): SessionRun[] {
  const runs = stored.read();
  if (!Array.isArray(runs)) return [];
  return runs.flatMap((each) => sessionRunSchema.safeParse(each).data ?? []);
}

/** The run of this key, if this tab has it. */
export const sessionRun = (key: string): SessionRun | null =>
  readRuns().find(({ run }) => run === key) ?? null;

/** The run of this tab that was last requested or answered. */
export const lastSessionRun = (): SessionRun | null => readRuns()[0] ?? null;

const write = (run: SessionRun) =>
  stored.write([run, ...readRuns().filter((other) => other.run !== run.run)].slice(0, maxRuns));

/** Stores a request before it is answered, so that a reload can repeat it. */
export const beginSessionRun = (key: string, input: WizardInput): void =>
  write({
    run: key,
    createdAt: new Date().toISOString(),
    input: wizardFields.parse(input),
    understood: null,
    rounds: [],
  });

/** Adds an answer to a run of this tab. Ideas with ids are left out, because the server has them. */
export function addToSessionRun(
  key: string,
  { understood, suggestions }: GenerateAnswer,
  refinement: RefinementType | null,
): void {
  const run = sessionRun(key);
  if (!run || suggestions.some(({ id }) => id !== null)) return;
  write({
    ...run,
    understood: run.understood ?? understood,
    rounds: [...run.rounds, { refinement, suggestions }],
  });
}
