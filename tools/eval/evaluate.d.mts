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
  /** Of the engine that was asked; the catalogue filled in the rest. */
  own: number;
  repeats: number;
  fallbacks: number;
  ms: number;
}

export interface Evaluation {
  name: string;
  people: (Figures & { id: string; missed: string[]; mistaken: string[] })[];
  total: Figures;
}

/** `count`: so many of the people instead of all. */
export function evaluate(
  env: Record<string, string | undefined>,
  options?: { signal?: AbortSignal; count?: number },
): Promise<Evaluation>;
