import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldOutFolder, tunedFolder } from './people.ts';

/** A reader's verdict on an idea: the facts it serves, whether it is silly, and whether its reason refers to a fact. */
interface Verdict {
  serves: string[];
  silly: boolean;
  reason: boolean;
}
/** By person id and idea name. */
type Verdicts = Record<string, Record<string, Verdict>>;

/** Shares from 0 to 1, undefined if readers have seen no idea; `read` and `unread` count ideas. */
export interface ReadersTotal {
  read: number;
  unread: number;
  readServes?: number;
  readFacts?: number;
  readSilly?: number;
  readReasons?: number;
}

interface ReadPerson {
  id: string;
  ideas: { name: string }[];
  person: { facts: { fact: string }[] };
}

const folders = [tunedFolder, heldOutFolder].map((folder) => join(folder, 'verdicts')).filter(existsSync);

/**
 * Verdicts of readers who had written neither ideas nor rules. Of the eighth round only `silly` is such a reader's; what
 * an idea serves was read by the authors of the rules.
 */
export function loadVerdicts(): Verdicts {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, file)),
  );
  const verdicts: Verdicts = {};
  for (const file of files) Object.assign(verdicts, JSON.parse(readFileSync(file, 'utf8')));
  return verdicts;
}

/** Results of the first nine ideas by readers' verdicts, and how many ideas no reader has seen. */
export function verdictsFor(people: ReadPerson[], verdicts = loadVerdicts()): ReadersTotal {
  const judged: Verdict[] = [];
  const served: boolean[] = [];
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
  const share = <T>(list: T[], test: (one: T) => boolean) => list.filter(test).length / list.length;
  return {
    read: judged.length,
    unread,
    readServes: share(judged, ({ serves }) => serves.length > 0),
    readFacts: share(served, (one) => one),
    readSilly: share(judged, ({ silly }) => silly),
    readReasons: share(judged, ({ reason }) => reason),
  };
}
