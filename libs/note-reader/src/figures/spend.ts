import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import { peopleIn } from '../people/people.js';
import { participantsOf } from '../people/recipient.js';
import { Subjects } from '../people/subjects.js';
import { meantOf } from '../text/findings.js';
import { Note } from '../text/note.js';
import { agesIn } from './ages.js';
import { budgetsIn } from './budgets.js';

/** A text without any of these has no sum. */
const anyNumber =
  /\d|hundred|thousand|grand|ten|eleven|twelve|fifteen|twent|thirt|fort|fift|sixt|sevent|eight|ninet/i;
/** Any date will do: it only affects ages from a date of birth, and those are never sums. */
const anyDay = { today: '2026-01-01', timeZone: 'UTC' };

/** The budget that texts give, in dollars; the last text with a budget wins. */
export function spendIn(texts: readonly string[], names?: ReadonlySet<string>): Spend | null {
  for (const text of [...texts].reverse()) {
    const spend = anyNumber.test(text) ? spendSaid(text, names) : null;
    if (spend) return spend;
  }
  return null;
}

function spendSaid(text: string, names: ReadonlySet<string> | undefined): Spend | null {
  const note = new Note(text, names);
  const participants = participantsOf(note, peopleIn(note));
  const context = { note, participants, subjects: new Subjects(note, participants), ...anyDay };
  const spend = meantOf(note, budgetsIn(context, agesIn(context).ages))?.spend;
  if (!spend || (spend.least === null && spend.most === null)) return null;
  const { least, most } = spend;
  return { least: least && rounded(least), most: most && rounded(most) };
}

const rounded = (dollars: number) => Math.max(1, Math.round(dollars));
