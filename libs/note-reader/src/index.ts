export { budgetSaidIn } from './figures/budgets.js';
export { datesIn, localNow } from './dates/occasion-dates.js';
export { collectFacts } from './note/collect-facts.js';
export { mergedFacts, notesWith } from './note/merge.js';
export type { Facts, NoteReading, Utterance } from './note/note-reading.js';
export { questionsFor } from './note/questions.js';
export { readNote } from './note/read-note.js';
export type { Finding } from './text/findings.js';
export { Note, type Span } from './text/note.js';
export { interestsIn } from './words/interest-words.js';
export { readFacts, type WrittenTexts } from './facts/read-facts.js';
export type { Lexicon } from './mentions/mentions.js';
export { consistentFacts, type PhraseMeanings } from './request/consistent-facts.js';
export {
  type PersonBrief,
  type ResolvedWizard,
  understandRequest,
  type UnderstoodRequest,
} from './request/understand-request.js';
