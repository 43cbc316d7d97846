import { isPlainThing } from './plain-things.js';
import { relations } from './relations.js';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Things that people have or carry without an interest in them: "with her glasses", "has two flights of stairs". */
const personalThings = list(`
  glasses specs spectacles aid aids hearing walker frame rollator wheelchair scooter crutch zimmer hair beard sight eyesight memory temper grin condition diabetes
  partner boyfriend girlfriend fiance fiancee ex husbands wives carer carers nurses doctors grandchild grandson granddaughter nephew niece cousin cousins aunt uncle twins baby
  sister sisters brother brothers sons daughters gang crowd crew lot missus better other self company flatmate flatmates roommate roommates housemates
  accent manners ways habits opinions nerves allergies allergy medicine tummy belly bump waters contractions operation chemo treatment appointment appointments results
  mortgage loan loans debt debts wages pension tax taxes bill insurance permit visa passport papers paperwork contract deadline deadlines thesis commute promotion
  stairs flights storeys bedrooms rooms flats houses walls neighbours landlord tenants post mail parcels suitcase suitcases luggage laptop screen charger
  left tongue lips cheeks hairs wrinkles pains aches scars ribs toes shoulders elbows wrists thumb thumbs stroke strokes falls
  goes tries attempts choices options halves sides ends thirds quarters dozens hundreds thousands percent grand quid pounds dollars euros rupees
  gcses levels exams grades marks points goals stars stone kilos pounds inches feet metres miles kilometres
  heart blessing blessings prayers god luck fortune wits brains brain voice spirit own way ways
  own permission consent approval blessing funeral grave ashes will estate absence presence back front
`);

const isOfBody =
  /^(?:.*(?:hand|leg|foot|knee|hip|eye|ear|arm|back|finger|toe|shoulder|tooth|teeth|heart)s?)$/;

/** Whether a phrase names such a thing. */
export function isPersonalThing(words: readonly string[]): boolean {
  const last = (words.at(-1) ?? '').replace(/'s?$/, '');
  return isPlainThing(words) || personalThings.has(last) || relations.has(last) || isOfBody.test(last);
}
