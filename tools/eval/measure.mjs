const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const any = (words, ending) =>
  words.length ? new RegExp(`\\b(?:${words.map(escaped).join('|')})${ending}`, 'i') : /(?!)/;
const seed = 20_261;
const rounds = [1, 2, 3];
const modelMs = 25_000;

/** Words of the facts that were told, by which a reason shows that it rests on one. */
function toldWords({ wizard }, built) {
  const { interestPhrases, traitPhrases, lifestylePhrases, occasionLabels, stemsOf } = built;
  const chosen = [...wizard.interests, ...wizard.personality, ...wizard.lifestyle];
  const texts = [
    ...chosen,
    ...wizard.interests.flatMap((one) => interestPhrases[one]?.topic ?? []),
    ...wizard.personality.map((one) => traitPhrases[one]?.[2] ?? ''),
    ...wizard.lifestyle.map((one) => lifestylePhrases[one]?.[2] ?? ''),
    wizard.customInterests,
    wizard.customPersonality,
    wizard.customLifestyle,
    wizard.customType,
    ...wizard.voiceTranscriptions,
  ];
  const stems = new Set(texts.flatMap((text) => stemsOf(text ?? '')));
  const names = [wizard.relationship, occasionLabels[wizard.occasion], `${wizard.age}`].map((word) =>
    word.toLowerCase(),
  );
  return (reason) =>
    stemsOf(reason).some((stem) => stems.has(stem)) ||
    names.some((name) => reason.toLowerCase().includes(name));
}

/** What three rounds give one person, idea by idea, and how long each took. */
async function threeRounds(persona, { relay }) {
  const answers = [];
  const shown = [];
  for (const round of rounds) {
    const began = performance.now();
    const request = {
      wizard: persona.wizard,
      excludeNames: shown.map(({ name }) => name),
      round,
      seed,
      signal: AbortSignal.timeout(2 * modelMs),
    };
    const asked = relay(request);
    const ideas = [];
    for await (const idea of asked.ideas(modelMs)) ideas.push(idea);
    answers.push({ ideas, ms: performance.now() - began, fallback: asked.fallback });
    shown.push(...ideas);
  }
  return { answers, shown };
}

const share = (list, test) => (list.length ? list.filter(test).length / list.length : 1);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function keepsRules(ideas, persona, built) {
  const { HardRules, budgetRange, suggestionsPerAnswer } = built;
  const { wizard } = persona;
  const never = any(persona.never, '(?:e?s)?\\b');
  const rules = new HardRules({ budget: wizard.budget, age: wizard.age, excludeNames: [] });
  if (!budgetRange[wizard.budget] || ideas.length !== suggestionsPerAnswer) return false;
  return ideas.every((idea) => {
    if (!rules.admits(idea) || never.test(`${idea.name} | ${idea.searchTerm} | ${idea.description}`))
      return false;
    rules.take(idea);
    return true;
  });
}

/** The figures of one person over three rounds: shares from 0 to 1, repeats as a count, time as a mean. */
export async function measure(persona, setting) {
  const { built, catalogue, engine } = setting;
  const { insideBudget, identityOf, sameIdea } = built;
  const { answers, shown } = await threeRounds(persona, setting);
  const usesFact = toldWords(persona, built);
  const accepts = any(persona.accepts, '');
  const wrong = any(persona.wrong, '(?:e?s)?\\b');
  const textOf = ({ name, searchTerm, category, description }) =>
    `${name} | ${searchTerm} | ${category} | ${description}`;
  const identities = shown.map(({ name, category }) => identityOf(name, category));
  const interestsOf = (ideas) => new Set(ideas.flatMap((idea) => catalogue.traitsOf(idea).interests));
  return {
    budget: share(shown, (idea) => insideBudget(idea, persona.wizard.budget)),
    rules: share(answers, ({ ideas }) => keepsRules(ideas, persona, built)),
    facts: share(shown, ({ reason }) => usesFact(reason)),
    first: share(answers[0].ideas, (idea) => accepts.test(textOf(idea))),
    accepted: share(shown, (idea) => accepts.test(textOf(idea))),
    wrong: persona.wrong.length
      ? share(shown, ({ name, searchTerm }) => wrong.test(`${name} | ${searchTerm}`))
      : 0,
    diversity: mean(
      answers.map(({ ideas }) => new Set(ideas.map(({ category }) => category)).size / ideas.length),
    ),
    coverage: mean(
      answers.map(({ ideas }) => {
        const served = interestsOf(ideas);
        return share(persona.wizard.interests, (interest) => served.has(interest));
      }),
    ),
    own: share(shown, ({ source }) => source === engine.source),
    repeats: identities.filter((one, at) => identities.slice(0, at).some((other) => sameIdea(other, one)))
      .length,
    ms: mean(answers.map(({ ms }) => ms)),
    fallbacks: answers.filter(({ fallback }) => fallback).length,
    missed: shown.filter((idea) => !accepts.test(textOf(idea))).map(({ name }) => name),
    mistaken: shown
      .filter(({ name, searchTerm }) => wrong.test(`${name} | ${searchTerm}`))
      .map(({ name }) => name),
  };
}
