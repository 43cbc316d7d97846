/** Counts of values. */
export interface Marks {
  right: number;
  wrong: number;
  missing: number;
  invented: number;
}

interface Totals {
  byField: Record<string, Marks>;
  total: Marks;
  utterances: number;
}

export interface ExtractionEvaluation {
  name: string;
  results: {
    id: string;
    says: string;
    style: string;
    heldOut: boolean;
    sources: { field: string; value: string; words: string }[];
    faults: { field: string; expected: unknown; given: unknown; invented: number }[];
    fallback: boolean;
    ms: number;
  }[];
  tuned: Totals;
  heldOut: Totals;
}

export function evaluateExtraction(
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<ExtractionEvaluation>;

/** Right values among those that there were to find. */
export function shareRight(marks: Marks): number;
