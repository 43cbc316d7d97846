/** Shares from 0 to 1; `repeats` and `fallbacks` are counts, `ms` is a mean. */
export interface Figures {
  budget: number;
  rules: number;
  facts: number;
  first: number;
  accepted: number;
  wrong: number;
  diversity: number;
  coverage: number;
  repeats: number;
  fallbacks: number;
  ms: number;
}

export interface Evaluation {
  name: string;
  people: (Figures & { id: string; missed: string[]; mistaken: string[] })[];
  total: Figures;
}

export function evaluate(env: Record<string, string | undefined>, signal?: AbortSignal): Promise<Evaluation>;
