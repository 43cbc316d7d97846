import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { relationAt } from '@giftwell/note-reader/relations';

export interface RelationWord {
  relationship: Relationship;
  /** The word as people write it, in its base form: `Mamas` → `Mama`. */
  word: string;
  /** Part of how the person is called: "Aunt May" stays, of "my brother Tim" only Tim does. */
  isAddress: boolean;
}

/** `!` marks words that stay in a name. Polish words have their genitive after a slash. */
const words: readonly [Relationship, string][] = [
  [
    'parent',
    'mom! mum! mommy! mummy! mama! mami! mutti! mamma! maman! mamá! mamã! mãe! mam! dad! daddy! papa! papi! vati! papá! papà! babbo! pai! pap! papás! mother father mutter vater mère père madre padre moeder vader pa! ma! mama/mamy/mamą! tata/taty/tatą! tato/taty! matka/matki ojciec/ojca parents eltern parents padres genitori pais ouders rodzice/rodziców! mama&papa stepmom stepdad stiefvater stiefmutter',
  ],
  [
    'family',
    'grandma! grandpa! gramps! grampa! pops! nanna! granny! gran! nana! nan! grandad! granddad! grandmother grandfather oma! opa! omi! opi! großmutter großvater mamie! papi! papy! mémé! pépé! abuela! abuelo! abuelita! abuelito! yaya! abuelos! tíos! tios! nonni! avós! großeltern grands-parents grootouders dziadkowie/dziadków! zii! nonna! nonno! avó! avô! vovó! vovô! vó! vô! oma! opa! babcia/babci/babcią! dziadek/dziadka/dziadkiem! babunia/babuni! aunt! auntie! aunty! uncle! tante! onkel! oncle! tonton! tata! tía! tío! zia! zio! tia! tio! oom! ciocia/cioci! ciotka/ciotki wujek/wujka! wuj/wuja! stryjek/stryjka! tia! cousin cousine prima primo cugino cugina neef nicht kuzyn/kuzyna kuzynka/kuzynki neffe nichte neveu nièce sobrino sobrina nipote sobrinho sobrinha niece nephew siostrzeniec/siostrzeńca siostrzenica/siostrzenicy bratanek/bratanka bratanica/bratanicy schwager schwägerin schwiegermutter schwiegervater beau-père belle-mère suegra suegro suocera suocero sogra sogro schoonmoeder schoonvader teściowa/teściowej teść/teścia godmother godfather godson goddaughter godchild patenkind patensohn patentochter patentante patenonkel pate patin filleul filleule parrain marraine padrino madrina ahijado ahijada afilhado afilhada petekind peter meter chrzestna/chrzestnej chrzestny/chrzestnego chrześniak/chrześniaka chrześnica/chrześnicy enkel enkelin grandson granddaughter nieto nieta neto neta kleinzoon kleindochter wnuk/wnuka wnuczka/wnuczki mother-in-law father-in-law brother-in-law sister-in-law familie family',
  ],
  [
    'sibling',
    'brother sister bro sis bruder schwester frère sœur soeur hermano hermana fratello sorella irmão irmã broer zus zusje broertje brat/brata siostra/siostry siblings geschwister twins',
  ],
  [
    'spouse',
    'wife husband hubby ehefrau ehemann femme mari esposa esposo mujer marido moglie marito mulher vrouw man żona/żony/żoną mąż/męża/mężem frau',
  ],
  [
    'partner',
    'partner partnerin girlfriend boyfriend freundin copine copain compagne compagnon novia novio fidanzata fidanzato ragazza namorada namorado vriendin dziewczyna/dziewczyny chłopak/chłopaka partnerka/partnerki fiancé fiancée verlobte verlobter',
  ],
  [
    'child',
    'son daughter sohn tochter fils fille hijo hija figlio figlia filho filha zoon dochter syn/syna córka/córki kids kinder stepson stepdaughter',
  ],
  [
    'colleague',
    'colleague coworker co-worker boss manager chef chefin kollege kollegin collègue patron compañero compañera jefe jefa collega capo colega baas kolega/kolegi koleżanka/koleżanki szef/szefa szefowa/szefowej teammate workmate',
  ],
  [
    'friend',
    'friend bestie buddy freund kumpel ami amie amigo amiga amico amica vriend przyjaciel/przyjaciela przyjaciółka/przyjaciółki roommate flatmate mitbewohner mitbewohnerin',
  ],
  [
    'other',
    'gemelos mellizos gemelli gémeos gêmeos jumeaux jumelles zwillinge tweeling bliźniaki/bliźniaków neighbor neighbour nachbar nachbarin voisin voisine vecino vecina vicino vicina vizinho vizinha buurman buurvrouw sąsiad/sąsiada sąsiadka/sąsiadki teacher lehrer lehrerin maîtresse professor professora maestra juf meester nauczycielka/nauczycielki babysitter nanny coach',
  ],
];

/** In lower case, in any form → the word. Words of several languages belong to the first. */
const known = new Map<string, RelationWord>();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
for (const [relationship, list] of words)
  for (const item of list.split(' ')) {
    const isAddress = item.endsWith('!');
    const forms = item.replace('!', '').split('/');
    for (const form of forms)
      if (!known.has(form)) known.set(form, { relationship, word: capital(forms[0]!), isAddress });
  }

/** The relation that a word means, with or without a possessive ending. */
export function relationOf(text: string): RelationWord | null {
  const lower = text.toLowerCase().replace(/’/g, "'");
  const bare = lower.replace(/'s?$/, '');
  const found = known.get(bare) ?? (bare.endsWith('s') ? known.get(bare.slice(0, -1)) : undefined);
  if (found) return found;
  // The reader of notes knows more words, in English.
  const told = relationAt([bare], 0);
  return told && !told.merely && told.relationship !== 'other'
    ? { relationship: told.relationship, word: capital(bare), isAddress: told.relationship === 'family' }
    : null;
}

/** Words that say how a person is known, outside the name: "(work)", "from school". */
export const surroundings: readonly [RegExp, Relationship][] = [
  [
    /(?<!\p{L})(?:work|office|team|colleagues?|arbeit|büro|bureau|travail|trabajo|trabalho|lavoro|ufficio|werk|kantoor|praca|pracy|coworkers?)(?!\p{L})/iu,
    'colleague',
  ],
  [/(?<!\p{L})(?:family|familie|famille|familia|famiglia|família|rodzina)(?!\p{L})/iu, 'family'],
  [
    /(?<!\p{L})(?:friends?|freunde?|amis?|amigos?|amici|vrienden|przyjaciele|school|schule|uni|college)(?!\p{L})/iu,
    'friend',
  ],
];
