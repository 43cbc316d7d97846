import { sentenceEnds, type Note } from '../text/note.js';

export const occasionWord =
  /^(?:birthday|bday|wedding|anniversary|graduation|retirement|housewarming|engagement|farewell|promotion|big|baby|#\d+th|communion|christening|baptism|bar|bat|party)$/;
/** Verbs that follow a person's name. */
export const doing =
  /^(?:is|has|have|are|was|will|would|loves?|likes?|enjoys?|turns|turning|just|adores|wants|needs|works|lives|plays|hates|doesn't|isn't|got|gets|graduates|retires|collects|cooks|reads|who|who's|'s|\?|retiring|graduating|can't|always|never|really|from|thinks|says|said|suggested|suggests|reckons|,)$/;

export const giftWords =
  /^(?:gifts?|presents?|something|anything|looking|shopping|buying|getting|need|want|this|it's|one|card|surprise|idea|ideas)$/;

/** Whether a gift is mentioned shortly before. */
export function giftWord(note: Note, at: number): boolean {
  for (let back = 1; back <= 7; back += 1) {
    const word = note.at(at - back);
    if (sentenceEnds.has(word)) return false;
    if (giftWords.test(word)) return true;
  }
  return false;
}

export const isOccasionWord = (word: string): boolean => occasionWord.test(word);
