import type { TitleScore } from './judge-titles.ts';

/** The shares that a folder has to reach. */
const goals: Record<string, { type: number; name: number }> = {
  titles: { type: 0.97, name: 0.95 },
  'held-out': { type: 0.93, name: 0.9 },
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Prints the scores and every title that was misread; true if all goals are reached. */
export function printTitles(scores: readonly TitleScore[]): boolean {
  for (const { folder, titles, type, name } of scores) {
    console.log(`\n  ${folder}: ${titles.length} titles, type ${percent(type)}, name ${percent(name)}`);
    for (const { language, title, occasion, name: meant, found, isTypeRight, isNameRight } of titles) {
      if (isTypeRight && (isNameRight || occasion === null)) continue;
      console.log(
        `    ${language}  ${title}\n        is ${occasion ?? 'none'} “${meant}”, read as ${found.occasion ?? 'none'} “${found.name}”`,
      );
    }
  }
  return scores.every(({ folder, type, name }) => {
    const goal = goals[folder];
    return !goal || (type >= goal.type && name >= goal.name);
  });
}
