import type { FieldErrors } from 'react-hook-form';
import { newGroupValuesSchema, type GroupValues } from './group-values.js';

export const groupSteps = ['title', 'recipient', 'occasion', 'target', 'description', 'deadline'] as const;
type GroupStep = (typeof groupSteps)[number];

/** The fields of each step, validated before the next one. */
export const fieldsOfStep: Record<GroupStep, readonly (keyof GroupValues)[]> = {
  title: ['title'],
  recipient: ['recipientName'],
  occasion: ['occasionType'],
  target: ['targetAmount'],
  description: ['description'],
  deadline: ['deadline', 'ifShort', 'collects', 'hiddenFrom'],
};

/** The field without whose answer a step can't be left. Without a description nothing is created. */
export const requiredOfStep = {
  ...{ title: 'title', recipient: 'recipientName', occasion: 'occasionType', target: 'targetAmount' },
  ...{ description: 'description', deadline: 'description' },
} as const satisfies Record<GroupStep, keyof GroupValues>;

export const isAnswer = (field: (typeof requiredOfStep)[GroupStep], value: string): boolean =>
  newGroupValuesSchema.shape[field].safeParse(value).success;

export const questions: Record<GroupStep, { title: string; hint: string }> = {
  title: { title: 'What’s the gift?', hint: 'A short name for what you’re collecting for.' },
  recipient: { title: 'Who’s it for?', hint: 'Everyone with the link sees this name.' },
  occasion: { title: 'What’s the occasion?', hint: 'Pick the closest one.' },
  target: { title: 'How much do you need?', hint: 'Contributions stop at this amount.' },
  description: {
    title: 'What should everyone know?',
    hint: 'Why this gift, when you’ll buy it, who’s in.',
  },
  deadline: { title: 'When’s the deadline?', hint: 'You can skip the date, and change it later.' },
};

/** The first step with an error, from 0; -1 if there is none. */
export const stepOfError = (errors: FieldErrors<GroupValues>): number =>
  groupSteps.findIndex((step) => fieldsOfStep[step].some((field) => errors[field] !== undefined));
