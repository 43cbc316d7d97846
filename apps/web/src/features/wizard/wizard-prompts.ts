import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Draft } from './draft.js';
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
    title: `What is ${name} into, and what comes next?`,
    hint: `A first apartment, a new city, a first job: what will they need and enjoy? ${pickOne}`,
  }),
};

/** What a step asks, with the person's name once it is known. */
export function promptOf(step: Step, draft: Draft): Prompt {
  const name = draft.nickname.trim() || draft.recipientName.trim();
  switch (step) {
    case 'name':
      return {
        title: 'Who is the gift for?',
        hint: 'About a minute, then nine ideas.',
      };
    case 'occasion':
      return { title: 'What are you celebrating?', hint: `What’s ${name}’s gift for?` };
    case 'about':
      return { title: `How do you know ${name}?`, hint: 'And roughly how old are they? A guess is fine.' };
    case 'interests':
      return (
        (draft.occasion && interestsByOccasion[draft.occasion])?.(name) ?? {
          title: `What does ${name} love?`,
          hint: pickOne,
        }
      );
    case 'personality':
      return {
        title: `What is ${name} like?`,
        hint: draft.occasion === 'birthday' ? pickOne : 'Whatever comes to mind. You can skip this.',
      };
    case 'lifestyle':
      return { title: `How does ${name} live?`, hint: 'You can skip this.' };
    case 'budget':
      return {
        title: 'How much would you like to spend?',
        hint: 'Every idea stays within it.',
      };
  }
}
