import { createClient } from '@giftwell/contracts/core/client';
import type { ResponseOutput } from '@giftwell/contracts/core/route';
import { giftPlanRoutes, type PlanRow } from '@giftwell/contracts/planning/gift-plan';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { onceADay } from '../../data/planning.js';
import { planKey } from '../../data/query-keys.js';

const plan = createClient(giftPlanRoutes, { baseUrl: '/api' });

export type Plan = ResponseOutput<typeof giftPlanRoutes.get>;

/** The plan of a year with all rows, by default of this year. */
async function wholePlan(year: number | undefined, signal: AbortSignal): Promise<Plan> {
  const rows: PlanRow[] = [];
  for (;;) {
    const page = await plan.get({ ...(year && { year }), offset: rows.length }, { signal });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return { ...page, rows };
  }
}

export const planQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: planKey(year),
    queryFn: ({ signal }) => wholePlan(year, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: onceADay,
  });

/** The address of the plan as a CSV file. */
export const planFile = (year: number): string => `/api/plan.csv?year=${year}`;
