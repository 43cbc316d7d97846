import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldOutFolder, tunedFolder } from './people.mjs';

const folders = [tunedFolder, heldOutFolder].map((folder) => join(folder, 'verdicts')).filter(existsSync);

/**
 * What readers who had written neither ideas nor rules said of each idea: `{ person: { idea: { serves, silly, reason } } }`,
 * `serves` the facts that it serves, `silly` and `reason` whether it is silly and whether its reason links a fact to it.
 */
export const loadVerdicts = () =>
  Object.assign(
    {},
    ...folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ),
  );

/** Shares of the first nine by the readers' verdicts, and how many ideas no reader has seen. */
export function verdictsFor(people, verdicts = loadVerdicts()) {
  const judged = [];
  const served = [];
  let unread = 0;
  for (const { id, ideas, person } of people) {
    const known = verdicts[id];
    if (!known) continue;
    const seen = ideas.flatMap(({ name }) => known[name] ?? []);
    unread += ideas.length - seen.length;
    judged.push(...seen);
    if (seen.length === 0) continue;
    for (const { fact } of person.facts) served.push(seen.some(({ serves }) => serves.includes(fact)));
  }
  if (judged.length === 0) return { read: 0, unread };
  const share = (list, test) => list.filter(test).length / list.length;
  return {
    read: judged.length,
    unread,
    readServes: share(judged, ({ serves }) => serves.length > 0),
    readFacts: share(served, (one) => one),
    readSilly: share(judged, ({ silly }) => silly),
    readReasons: share(judged, ({ reason }) => reason),
  };
}
