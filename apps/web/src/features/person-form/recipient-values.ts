import { text } from '@giftwell/contracts/core/text';
import { occasionTypes, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { isUsuallyYearly, ofKind, type OccasionKind } from '@giftwell/contracts/planning/calendar-days';
import { hasItsName, nameMissing, type Occasion } from '@giftwell/contracts/planning/occasions';
import {
  recipientFields,
  recipientFormSchema,
  recipientOccasionSchema,
  type Recipient,
  type RecipientFields,
  type recipientRoutes,
} from '@giftwell/contracts/planning/recipients';
import { z } from 'zod';

const { interests, personality, lifestyle, birthYearKnown, budget } = recipientFormSchema.shape;

const asFieldsHoldThem = {
  interests: interests.removeDefault(),
  personality: personality.removeDefault(),
  lifestyle: lifestyle.removeDefault(),
  budget: budget.removeDefault(),
  birthYearKnown: birthYearKnown.removeDefault(),
  voiceTranscriptions: z.array(text(6_000)).max(20),
  occasions: z
    .array(
      recipientOccasionSchema
        .extend({ type: z.enum(occasionTypes), yearKnown: z.boolean(), recurring: z.boolean() })
        .refine(hasItsName, nameMissing)
        .refine(({ id, date, yearKnown, recurring }) => id !== undefined || recurring || yearKnown || !date, {
          path: ['date'],
          message: 'Add the year: this only happens once',
        }),
    )
    .max(50),
};
const stillToCome = { path: ['birthdate'], message: 'That date is in the future' };

type Birth = Pick<RecipientFields, 'birthdate' | 'birthYearKnown'>;
const isBornBy =
  (today: string) =>
  ({ birthdate, birthYearKnown }: Birth): boolean =>
    !birthdate || !birthYearKnown || birthdate <= today;

/** The contract's rules for the form's values: empty notes are dropped later, and a birthday is the birthdate. */
export const recipientValuesSchema = (today: string) =>
  recipientFormSchema.safeExtend(asFieldsHoldThem).refine(isBornBy(today), stillToCome);

/** The same for people with less information, as added by the wizard and calendars. */
export const knownValuesSchema = (today: string): z.ZodType<ReadValues, RecipientValues> =>
  recipientFields.extend(asFieldsHoldThem).refine(isBornBy(today), stillToCome);

/** The values of the add and edit dialogs. */
export type RecipientValues = z.input<ReturnType<typeof recipientValuesSchema>>;
/** The parsed values. */
export type ReadValues = z.output<ReturnType<typeof recipientValuesSchema>>;
export type OccasionValues = RecipientValues['occasions'][number];

export const newOccasion = (kind: OccasionKind): OccasionValues => ({
  ...ofKind(kind),
  ownDay: null,
  customType: '',
  date: null,
  yearKnown: false,
  recurring: isUsuallyYearly(ofKind(kind).type),
});

export const occasionValues = (occasion: Occasion): OccasionValues => {
  const { id, type, feast, ownDay, customType, date, yearKnown, recurring, budget, details } = occasion;
  return {
    id,
    type,
    feast,
    ownDay,
    customType: customType ?? '',
    date,
    yearKnown,
    recurring,
    budget,
    details,
  };
};

/** A new recipient has no relationship yet. */
export type StartValues = Omit<RecipientValues, 'relationship'> & {
  relationship: RecipientValues['relationship'] | undefined;
};

const emptyValues = () => ({
  name: '',
  nickname: '',
  relationship: undefined as StartValues['relationship'],
  customRelationship: '',
  age: null as StartValues['age'],
  interests: [] as StartValues['interests'],
  customInterests: '',
  personality: [] as StartValues['personality'],
  customPersonality: '',
  lifestyle: [] as StartValues['lifestyle'],
  customLifestyle: '',
  budget: '51-100' as StartValues['budget'],
  voiceTranscriptions: [] as StartValues['voiceTranscriptions'],
  country: null as StartValues['country'],
});

/** The fields of `values`, with `defaults` for missing ones and null. */
const withDefaults = <T extends object>(
  values: { [K in keyof T]?: T[K] | null } | undefined,
  defaults: T,
): T =>
  Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, values?.[field as keyof T] ?? value]),
  ) as T;

/** The birthdate of the recipient, or else of their birthday occasion. */
function birthOf(recipient: Recipient | undefined): Pick<StartValues, 'birthdate' | 'birthYearKnown'> {
  if (recipient?.birthdate)
    return { birthdate: recipient.birthdate, birthYearKnown: recipient.birthYearKnown };
  const birthday = recipient?.occasions.find(({ type }) => type === 'birthday');
  return { birthdate: birthday?.date ?? null, birthYearKnown: birthday?.yearKnown ?? false };
}

/** Initial values of the dialogs; a new recipient has only the default budget. */
export const valuesOf = (recipient?: Recipient): StartValues => ({
  ...withDefaults(recipient, emptyValues()),
  ...birthOf(recipient),
  occasions: recipient?.occasions.map(occasionValues) ?? [],
});

const needsDate: readonly OccasionType[] = ['birthday', 'anniversary'];

/** The chosen types that require a date and have none. */
export function datesMissing({
  occasions,
  birthdate,
}: Pick<RecipientValues, 'occasions' | 'birthdate'>): OccasionType[] {
  const missing = occasions.filter(
    ({ type, date }) => needsDate.includes(type) && !(type === 'birthday' ? birthdate : date),
  );
  return [...new Set(missing.map(({ type }) => type))];
}

type NewRecipient = RequestInput<typeof recipientRoutes.create>;
type ChangedRecipient = RequestInput<typeof recipientRoutes.update>;
type SentOccasion = NonNullable<NewRecipient['occasions']>[number] & { type: OccasionType };

/** The occasions to send: a birthday has the birthdate, and is dropped without one. */
function occasionsOf({ occasions, birthdate, birthYearKnown }: ReadValues): SentOccasion[] {
  return occasions.flatMap((occasion) => {
    const day = occasion.type === 'birthday' ? { date: birthdate, yearKnown: birthYearKnown } : {};
    const whole = {
      ...occasion,
      ...day,
      customType: occasion.type === 'other' ? occasion.customType : null,
    };
    return needsDate.includes(whole.type) && !whole.date ? [] : [whole];
  });
}

/** Empty texts and notes are not sent; an age that follows from the birthdate isn't either. */
function fieldsOf({ occasions: _occasions, ...values }: ReadValues) {
  const texts = [
    'nickname',
    'customRelationship',
    'customInterests',
    'customPersonality',
    'customLifestyle',
  ] as const;
  return {
    ...values,
    ...Object.fromEntries(texts.map((field) => [field, values[field]?.trim() || null])),
    customRelationship: values.relationship === 'other' ? values.customRelationship || null : null,
    voiceTranscriptions: values.voiceTranscriptions.filter(Boolean),
  };
}

export const toNewRecipient = (values: ReadValues): NewRecipient => ({
  ...fieldsOf(values),
  occasions: occasionsOf(values),
});

const compared = ['id', 'type', 'customType', 'feast', 'ownDay', 'recurring', 'date'] as const;

const sameOccasion = (one: SentOccasion, other: Occasion) =>
  compared.every((field) => (one[field] ?? null) === other[field]) &&
  (one.date == null || one.yearKnown === other.yearKnown);

/**
 * Sends only new, changed and removed occasions. One that was removed elsewhere, but changed here, is added again. The
 * version lets the server refuse the rest if it was changed elsewhere.
 */
export function toChangedRecipient(values: ReadValues, before: Recipient): ChangedRecipient {
  const stored = new Set(before.occasions.map(({ id }) => id));
  const kept = new Set(values.occasions.map(({ id }) => id));
  const isChanged = (each: SentOccasion) => !before.occasions.some((known) => sameOccasion(each, known));
  return {
    ...fieldsOf(values),
    id: before.id,
    version: before.version,
    occasions: occasionsOf(values)
      .filter(isChanged)
      .map((each) => (each.id !== undefined && stored.has(each.id) ? each : { ...each, id: undefined })),
    removedOccasionIds: before.occasions.map(({ id }) => id).filter((id) => !kept.has(id)),
  };
}
