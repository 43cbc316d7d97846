import { noPersonFacts, type PersonFacts, type PhraseFact } from '@giftwell/contracts/gift-ai/facts';
import { canonicalWord, interests, slug } from '@giftwell/contracts/gift-ai/vocabulary';
import { type Understood, type WizardData, wizardDefaults } from '@giftwell/contracts/gift-ai/wizard';
import { type Catalogue, consistentFacts, type GiftBrief } from '@giftwell/gift-ideas';
import { readFacts, readNotes } from '@giftwell/note-reader';

/** The form's answers, completed by what the texts say and, last, by defaults. */
export type ResolvedWizard = WizardData & Pick<Understood, 'relationship' | 'occasion' | 'budget'> & { age: number | null };

/** What a request is about, once its texts were read. */
export interface UnderstoodRequest {
  wizard: ResolvedWizard;
  brief: GiftBrief;
  understood: Understood;
}

export interface ReadingSetting {
  catalogue: Catalogue;
  now: Date;
  /** The giver's own words about a refinement. */
  wish?: string | undefined;
}

/** Reads every text of a request before any default applies. */
export function understandRequest(data: WizardData, setting: ReadingSetting): UnderstoodRequest {
  const said = readNotes(data.voiceTranscriptions, setting.now);
  const wizard: ResolvedWizard = {
    ...data,
    relationship: data.relationship ?? said.relationship ?? wizardDefaults.relationship,
    age: data.age ?? said.age ?? null,
    occasion: data.occasion ?? said.occasion ?? wizardDefaults.occasion,
    customType: data.customType || (data.occasion ? null : said.customType),
    budget: data.budget ?? said.budget ?? wizardDefaults.budget,
  };
  const facts = consistentFacts(factsOf(data, setting), setting.catalogue.lexicon);
  return {
    wizard,
    brief: {
      name: data.recipientName,
      nickname: data.nickname ?? null,
      relationship: wizard.relationship,
      age: wizard.age,
      occasion: wizard.occasion,
      customType: wizard.customType ?? null,
      budget: wizard.budget,
      personality: [...data.personality, ...said.personality].map(slug),
      lifestyle: [...data.lifestyle, ...said.lifestyle].map(slug),
      facts,
    },
    understood: {
      relationship: wizard.relationship,
      age: wizard.age,
      occasion: wizard.occasion,
      customType: wizard.customType ?? null,
      budget: wizard.budget,
      facts,
    },
  };
}

/** Corrected facts stand for the person's texts; a refinement's words always count as well. */
function factsOf(data: WizardData, { catalogue, wish }: ReadingSetting): PersonFacts {
  const person = data.facts ?? personFacts(data, catalogue);
  if (!wish) return person;
  const wished = readFacts({ interests: [], about: [], notes: [wish] }, catalogue.lexicon);
  return { ...joined(wished, person), notUnderstood: person.notUnderstood };
}

function personFacts(data: WizardData, { lexicon }: Catalogue): PersonFacts {
  const isTicked = (value: string) => interests.some((one) => one === canonicalWord(value, interests));
  const present = (...texts: readonly (string | null | undefined)[]) => texts.filter((one) => !!one) as string[];
  const read = readFacts(
    {
      interests: present(...data.interests.filter((value) => !isTicked(value)), data.customInterests),
      about: present(
        ...data.personality,
        ...data.lifestyle,
        data.customPersonality,
        data.customLifestyle,
        data.customType,
      ),
      notes: data.voiceTranscriptions,
    },
    lexicon,
  );
  const ticked: PhraseFact[] = data.interests.filter(isTicked).map((value) => ({
    phrase: canonicalWord(value, interests),
    source: '',
  }));
  // What was written says more than an option that was ticked.
  return joined(read, { ...noPersonFacts(), interests: ticked });
}

const mostOfEach = { interests: 60, dislikes: 40, restrictions: 30, circumstances: 30, wishes: 11 } as const;

function joined(first: PersonFacts, second: PersonFacts): PersonFacts {
  const both = <K extends keyof typeof mostOfEach>(key: K) =>
    [...first[key], ...second[key]].slice(0, mostOfEach[key]) as PersonFacts[K];
  return {
    interests: both('interests'),
    dislikes: both('dislikes'),
    restrictions: both('restrictions'),
    circumstances: both('circumstances'),
    wishes: both('wishes'),
    gender: first.gender ?? second.gender,
    several: first.several || second.several,
    notUnderstood: [...first.notUnderstood, ...second.notUnderstood].slice(0, 20),
  };
}
