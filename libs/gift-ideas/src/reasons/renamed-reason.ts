import { personWords } from './write-reason.js';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A reason after its person got another name: each mention of the old one, also `Mia's`, is of the new one. */
export function renamedReason(reason: string, from: string, to: string): string {
  const [old, now] = [personWords(from, null, false), personWords(to, null, false)];
  if (old.name === '' || old.name === now.name) return reason;
  // Reasons begin with a capital: "My neighbor" for "my neighbor".
  const spellings = [...new Set([old.name, capitalized(old.name)])].map(escaped).join('|');
  const ending = escaped(old.whose.slice(old.name.length)).replace("'", "['’]");
  const mentions = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings})(${ending})?(?![\\p{L}\\p{N}])`, 'gu');
  const renamed = reason.replace(mentions, (_mention, whose?: string) => (whose ? now.whose : now.name));
  return renamed === reason ? reason : capitalized(renamed);
}
