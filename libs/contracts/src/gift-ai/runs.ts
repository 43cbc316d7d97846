import { z } from 'zod';
import { idSchema, runKeySchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';
import { suggestionSchema } from './suggestions.js';
import { budgets, occasionTypes, refinementTypes } from './vocabulary.js';
import { understoodSchema, wizardFields } from './wizard.js';

/** How many runs of a user are stored; a new one replaces the oldest. */
export const runsOfAUser = 30;

export const runSchema = z.object({
  run: runKeySchema,
  createdAt: instant,
  /** The answers as they were sent, so that they can be edited and more ideas asked for. */
  input: wizardFields,
  understood: understoodSchema,
  /** The ideas of each answer: the first nine, then further rounds and refinements, in order of the requests. */
  rounds: z.array(
    z.object({ refinement: z.enum(refinementTypes).nullable(), suggestions: z.array(suggestionSchema) }),
  ),
});
export type StoredRun = z.infer<typeof runSchema>;

export const runSummarySchema = z.object({
  run: runKeySchema,
  recipientId: idSchema.nullable(),
  recipientName: z.string(),
  createdAt: instant,
  occasion: z.enum(occasionTypes),
  customType: z.string().nullable(),
  budget: z.enum(budgets),
  ideas: z.number().int(),
});
export type RunSummary = z.infer<typeof runSummarySchema>;

export const runRoutes = defineRoutes('gift-ai', 'runs', {
  get: {
    method: 'GET',
    path: '/suggestions/runs/:run',
    summary: 'Get one of my runs: the request and its remaining ideas',
    input: z.strictObject({ run: runKeySchema }),
    output: runSchema,
    errors: ['run_not_found'],
  },
  list: {
    method: 'GET',
    path: '/suggestions/runs',
    summary: 'List my runs that have ideas, last used first',
    input: z.strictObject({}),
    output: z.object({ runs: z.array(runSummarySchema) }),
  },
});
