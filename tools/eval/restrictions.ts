import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import type { Engine, Idea } from './engines.ts';
import { budgets, type Budget } from '@giftwell/contracts/gift-ai/vocabulary';

const file = join(import.meta.dirname, 'restrictions', 'phrasings.json');
const seed = 11;

interface Phrasing {
  says: string;
  /** Prefixes of words that no gift may then contain. */
  never: string[];
  /** A pattern that allows them in the same text. */
  unless?: string;
}

/** Phrasings for what somebody must not get. */
export const loadPhrasings = () => JSON.parse(readFileSync(file, 'utf8')) as Phrasing[];

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const textsOf = ({ name, description, reason = '', searchTerm }: Idea) => [
  name,
  description,
  reason,
  searchTerm,
];

/** Tests an engine with every phrasing in some or all budgets and returns the ideas that break a restriction. */
export async function evaluateRestrictions(
  engine: Engine,
  {
    phrasings = loadPhrasings(),
    among = budgets,
  }: { phrasings?: Phrasing[]; among?: readonly Budget[] } = {},
) {
  const violations: { says: string; budget: Budget; name: string; text: string }[] = [];
  let asked = 0;
  for (const { says, never, unless } of phrasings) {
    const pattern = new RegExp(`\\b(?:${never.map(escaped).join('|')})`, 'i');
    const absent = unless ? new RegExp(unless, 'i') : null;
    for (const budget of among) {
      const wizard = wizardFields.parse({
        ...{ recipientName: 'Robin', age: 40, relationship: 'friend', occasion: 'birthday', budget },
        ...{ interests: ['cooking', 'travel'], voiceTranscriptions: [says] },
      });
      const { ideas: answer } = await engine.answer({ wizard, excludeNames: [], round: 1, seed });
      asked += answer.length;
      for (const idea of answer) {
        const broken = textsOf(idea).find((text) => pattern.test(text) && !absent?.test(text));
        if (broken) violations.push({ says, budget, name: idea.name, text: broken });
      }
    }
  }
  return { name: engine.name, phrasings: phrasings.length, budgets: among.length, ideas: asked, violations };
}
