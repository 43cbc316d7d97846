import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import { budgets } from '@giftwell/contracts/gift-ai/vocabulary';

const file = join(import.meta.dirname, 'restrictions', 'phrasings.json');
const seed = 11;

/**
 * Ways in which people say what somebody must not get: `{ says, never }`, `never` the beginnings of words that no gift
 * may then have in its texts, unless `unless` (a pattern) stands in the same text.
 */
export const loadPhrasings = () => JSON.parse(readFileSync(file, 'utf8'));

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const textsOf = ({ name, description, reason, searchTerm }) => [name, description, reason, searchTerm];

/** Asks an engine for every phrasing in every budget, or in some, and gives each idea that breaks what was said. */
export async function evaluateRestrictions(engine, { phrasings = loadPhrasings(), among = budgets } = {}) {
  const violations = [];
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
