import { withCorrections } from '@giftwell/contracts/gift-ai/corrections';
import {
  maxFacts,
  noPersonFacts,
  type PersonFacts,
  type PhraseFact,
} from '@giftwell/contracts/gift-ai/facts';
import {
  canonicalWord,
  interests,
  lifestyles,
  normalizeOccasion,
  personalityTraits,
  slug,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { type Understood, type WizardData, wizardDefaults } from '@giftwell/contracts/gift-ai/wizard';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import { cautiousFacts } from '../caution/cautious-facts.js';
import { readFacts } from '../facts/read-facts.js';
import type { Lexicon } from '../mentions/mentions.js';
import { mergedFacts } from '../note/merge.js';
import { noFacts } from '../note/note-reading.js';
import { readNote } from '../note/read-note.js';
import { consistentFacts, type PhraseMeanings } from './consistent-facts.js';

/** The form's answers, completed from the texts and then by defaults. */
export type ResolvedWizard = WizardData &
  Pick<Understood, 'relationship' | 'occasion' | 'budget'> & { age: number | null };

/** The person a gift is for, in the form that the choice of ideas needs. */
export interface PersonBrief extends Omit<Understood, 'customType'> {
  name: string;
  nickname: string | null;
  customType: string | null;
  /** Ticked options, as slugs. */
  personality: string[];
  lifestyle: string[];
}

/** A request after its texts were read. */
export interface UnderstoodRequest {
  wizard: ResolvedWizard;
  brief: PersonBrief;
  understood: Understood;
}

export interface ReadingSetting {
  lexicon: Lexicon & PhraseMeanings;
  now: Date;
  /** The giver's own words for a refinement. */
  wish?: string | undefined;
}

/** Reads all texts of a request before defaults apply. */
export function understandRequest(data: WizardData, setting: ReadingSetting): UnderstoodRequest {
  const said = isComplete(data) ? nothingKnown : readNotes(data, setting.now);
  const wizard = resolvedWizard(data, said);
  const understood: Understood = {
    relationship: wizard.relationship,
    age: wizard.age,
    occasion: wizard.occasion,
    customType: wizard.customType ?? null,
    budget: wizard.budget,
    facts: withoutOccasion(consistentFacts(factsOf(data, setting), setting.lexicon), wizard),
  };
  const brief: PersonBrief = {
    ...understood,
    name: data.recipientName,
    nickname: data.nickname ?? null,
    personality: [...data.personality, ...said.personality].map(slug),
    lifestyle: [...data.lifestyle, ...said.lifestyle].map(slug),
  };
  return { wizard, brief, understood };
}

/** The form's answers, else what the notes say, else the defaults. */
const resolvedWizard = (data: WizardData, said: ExtractedRecipient): ResolvedWizard => ({
  ...data,
  relationship: data.relationship ?? said.relationship ?? wizardDefaults.relationship,
  // Null means that no age applies, whatever the texts say.
  age: data.age === undefined ? said.age : data.age,
  occasion: data.occasion ?? said.occasion ?? wizardDefaults.occasion,
  customType: data.customType || (data.occasion ? null : said.customType),
  budget: data.budget ?? said.budget ?? wizardDefaults.budget,
});

/** The occasion of the gift is not an interest, even if a phrase names it. */
function withoutOccasion(facts: PersonFacts, { occasion, customType }: ResolvedWizard): PersonFacts {
  const named = (customType ?? '').toLowerCase();
  const interests = facts.interests.filter(
    ({ phrase }) => normalizeOccasion(phrase) !== occasion && !named.includes(phrase.toLowerCase()),
  );
  return { ...facts, interests };
}

/** Whether the form already has everything that a note could add besides facts. */
const isComplete = ({ relationship, age, occasion, budget }: WizardData): boolean =>
  !!relationship && age !== undefined && !!occasion && !!budget;

const nothingKnown: ExtractedRecipient = { ...noFacts(), voiceTranscriptions: [] };

/** Relationship, age, occasion and budget from the notes; later notes correct earlier ones. */
function readNotes(
  { voiceTranscriptions, recipientName, nickname }: WizardData,
  now: Date,
): ExtractedRecipient {
  const start = { ...nothingKnown, name: recipientName, nickname: nickname ?? null };
  return voiceTranscriptions.reduce<ExtractedRecipient>((known, note) => {
    const reading = readNote({ note, known, now, timeZone: 'UTC' });
    return { ...mergedFacts(known, reading), voiceTranscriptions: [] };
  }, start);
}

/** Corrected facts replace the texts. The words of a refinement always count. */
function factsOf(data: WizardData, { lexicon, wish }: ReadingSetting): PersonFacts {
  const person = data.facts ?? correctedFacts(data, lexicon);
  if (!wish) return person;
  const wished = readFacts({ interests: [], about: [], notes: [wish] }, lexicon);
  return { ...joined(wished, person), notUnderstood: person.notUnderstood };
}

function correctedFacts(data: WizardData, lexicon: ReadingSetting['lexicon']): PersonFacts {
  const read = personFacts(data, lexicon);
  // Corrections were made to consistent facts.
  return data.corrections ? withCorrections(consistentFacts(read, lexicon), data.corrections) : read;
}

function personFacts(data: WizardData, lexicon: Lexicon): PersonFacts {
  const isTicked = (value: string) => interests.some((one) => one === canonicalWord(value, interests));
  const present = (...texts: readonly (string | null | undefined)[]) =>
    texts.filter((one) => !!one) as string[];
  const read = readFacts(
    {
      interests: present(...data.interests.filter((value) => !isTicked(value)), data.customInterests),
      about: present(
        ...data.personality.filter(isOwnWord(personalityTraits)),
        ...data.lifestyle.filter(isOwnWord(lifestyles)),
        data.customPersonality,
        data.customLifestyle,
        data.customType,
      ),
      notes: data.voiceTranscriptions,
      names: [data.recipientName, data.nickname],
    },
    lexicon,
  );
  const ticked: PhraseFact[] = data.interests.filter(isTicked).map((value) => ({
    phrase: canonicalWord(value, interests),
    source: '',
  }));
  const told = present(...data.voiceTranscriptions, data.customPersonality, data.customLifestyle);
  const careful = cautiousFacts(read, told);
  // A phrase in the texts is more specific than a ticked option.
  return joined(careful, { ...noPersonFacts(), interests: ticked });
}

/** Options that ask for a kind of gift. */
const wishing: readonly string[] = ['eco-conscious', 'eco-friendly', 'luxury-loving', 'minimalist'];
/** The user's own word. The form's other options have no text to read. */
const isOwnWord =
  (options: readonly string[]) =>
  (value: string): boolean =>
    wishing.includes(slug(value)) || !options.includes(slug(value));

function joined(first: PersonFacts, second: PersonFacts): PersonFacts {
  const both = <K extends keyof typeof maxFacts>(key: K) =>
    [...first[key], ...second[key]].slice(0, maxFacts[key]) as PersonFacts[K];
  return {
    interests: both('interests'),
    dislikes: both('dislikes'),
    restrictions: both('restrictions'),
    circumstances: both('circumstances'),
    wishes: both('wishes'),
    gender: first.gender ?? second.gender,
    several: first.several || second.several,
    spend: first.spend ?? second.spend,
    notUnderstood: [...first.notUnderstood, ...second.notUnderstood].slice(0, 20),
  };
}
