import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { birthdayAge, type Draft } from './draft.js';
import type { Step } from './steps/wizard-steps.js';

interface Prompt {
  title: string;
  hint: string;
}

const pickOne = 'Pick at least one, or write it in your own words.';

const interestsByOccasion: Partial<Record<OccasionType, (name: string) => Prompt>> = {
  anniversary: (name) => ({
    title: `What does ${name} love to share?`,
    hint: `Think of time spent as a couple: dinners out, small trips, a quiet evening at home. ${pickOne}`,
  }),
  wedding: (name) => ({
    title: `What will ${name} enjoy in married life?`,
    hint: `Think of the two of them: what they cook, where they travel, how they make a home. ${pickOne}`,
  }),
  graduation: (name) => ({
    title: `What’s ${name} into, and what comes next?`,
    hint: `A first apartment, a new city, a first job: what will they need and enjoy? ${pickOne}`,
  }),
};

type PromptText = (name: string, draft: Draft) => Prompt;

const prompts: Record<Step, PromptText> = {
  name: () => ({ title: 'Who’s the gift for?', hint: 'About a minute, then nine ideas.' }),
  occasion: (name) => ({ title: 'What are you celebrating?', hint: `What’s ${name}’s gift for?` }),
  about: (name, draft) => ({
    title: `How do you know ${name}?`,
    hint:
      birthdayAge(draft) === null
        ? 'And roughly how old are they? A guess is fine.'
        : 'Their birthday tells us how old they are.',
  }),
  interests: (name, { occasion }) =>
    (occasion && interestsByOccasion[occasion])?.(name) ?? {
      title: `What does ${name} love?`,
      hint: pickOne,
    },
  personality: (name, { occasion }) => ({
    title: `What’s ${name} like?`,
    hint: occasion === 'birthday' ? pickOne : 'Whatever comes to mind. You can skip this.',
  }),
  lifestyle: (name) => ({ title: `How does ${name} live?`, hint: 'You can skip this.' }),
  budget: () => ({ title: 'How much would you like to spend?', hint: 'Every idea stays within it.' }),
};

/** The question of a step, with the person's name once it is known. */
export const promptOf = (step: Step, draft: Draft): Prompt =>
  prompts[step](draft.nickname.trim() || draft.recipientName.trim(), draft);
