import { isFirstName } from './first-names.js';
import { relationOf } from './relation-words.js';

/** Names that end with an s of their own, so that it is no genitive. */
const endingWithS = new Set(
  (
    'pops gramps agnes alexis amos andreas angus aris boris candes carlos cassius charles chris claus cornelius curtis cyprus damaris dennis doris douglas elias ellis ernes fabius ' +
    'felicitas florens frances francis franciscus frans gladys gus hannes hans harris hortens ignas ines iris isis jacques james janis jens jesus jess johannes jonas josias ' +
    'joris judas julius justus kees klaas klaus kurtis lars lewis lois lothars louis lucas luis lukas magnus malthus marcos marcus marius markus marlis mats matthias mathis ' +
    'matheus mavis moritzs morris moses nicholas nicolas nikolas niklas nils niels otis paris phyllis pius prentiss rasmus rhys ross russ sas silas simons stanis stavros ' +
    'stratos tess thaddeus theis thies thomas titus tobias tomas travis ulysses ursus wes willis xaveris yves zacharias zeus andres nieves mercedes dolores lourdes matías tomás lucás jesús inés andrés nicolás inês luís thaís anders linus maas mateus hermes felis les barnabas dimitris giannis kostas'
  ).split(' '),
);

/** Surnames with an s of their own; those of Spanish, Portuguese and Dutch have these endings. */
const surnames = new Set(
  (
    'adams andrews atkins banks briggs brooks burns collins cummings daniels davis dickens edwards evans fields gibbons gibbs harris hawkins hicks higgins hobbs hopkins hutchins jacobs ' +
    'jenkins jennings kings leeds mathews matthews mills morris myers owens parks parsons perkins peters phillips richards rivers robbins roberts robins rogers sanders saunders simmons sims ' +
    'stephens stevens summers waters watkins watts wells wiggins wilkins williams willis winters woods'
  ).split(' '),
);
const particle = /^(?:de|den|der|van|von|da|dos|di|la)$/;
const surnameEnding = /[eoaiu]s$/;

/** The last word after a first name: "Tom Williams", but not "Oma Annas" or "Tom und Annas". */
function isSurname(words: readonly string[]): boolean {
  const last = words.at(-1)!.toLowerCase();
  const before = words.at(-2) ?? '';
  if (words.length > 2 && particle.test(before)) return true;
  const isAfterName = /^\p{Lu}/u.test(before) && relationOf(before) === null;
  return isAfterName && (surnames.has(last) || (surnameEnding.test(last) && !isFirstName(last.slice(0, -1))));
}

/** `Annas Geburtstag`, `Toms birthday`: the name before an occasion, without the s of the genitive. */
export function withoutGenitive(name: string): string {
  const apart = /^(.*?)['’]s?$/u.exec(name)?.[1];
  if (apart) return apart;
  const words = name.split(' ');
  const last = words.at(-1)!.toLowerCase();
  const isGenitive = last.length > 2 && /[^s]s$/.test(last) && !endingWithS.has(last) && !isSurname(words);
  return isGenitive ? name.slice(0, -1) : name;
}

const nominatives: Record<string, string> = Object.fromEntries(
  (
    'Marka:Marek Tomka:Tomek Jacka:Jacek Wojtka:Wojtek Bartka:Bartek Kuby:Kuba Mateusza:Mateusz Pawła:Paweł Karola:Karol Michała:Michał Rafała:Rafał Jana:Jan Ani:Ania Zosi:Zosia ' +
    'Basi:Basia Asi:Asia Gosi:Gosia Kasi:Kasia Krysi:Krysia Marysi:Marysia Oli:Ola Uli:Ula Eli:Ela Mai:Maja Alicji:Alicja Julii:Julia Zofii:Zofia Natalii:Natalia ' +
    'Marii:Maria Amelii:Amelia Emilii:Emilia Łucji:Łucja Patrycji:Patrycja Kamili:Kamila Urszuli:Urszula Małgorzaty:Małgorzata Beaty:Beata Doroty:Dorota ' +
    'Ewy:Ewa Krzyśka:Krzysiek Maćka:Maciek Franka:Franek Staszka:Staszek Romka:Romek Jurka:Jurek Leszka:Leszek Antka:Antek Jędrka:Jędrek Antosia:Antoś Jasia:Jaś Stasia:Staś ' +
    'Stefana:Stefan Andrzeja:Andrzej Macieja:Maciej Jerzego:Jerzy Antoniego:Antoni Ignacego:Ignacy Ali:Ala Toli:Tola Poli:Pola Nel:Nela Hani:Hania Frani:Frania Jadzi:Jadzia Stasi:Stasia Kingi:Kinga Jagody:Jagoda Olgi:Olga Jadwigi:Jadwiga'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Endings of Polish genitives; the first that fits is replaced. */
const genitives: readonly [RegExp, string][] = [
  [/([kg])i$/, '$1a'],
  [/([^aeiouyąęó])ka$/, '$1ek'],
  [/skiego$/, 'ski'],
  [/skiej$/, 'ska'],
  [/([ćśźńlj])i$/, '$1a'],
  [/([snzc])i$/, '$1ia'],
  [/([^aeiouyąęó])y$/, '$1a'],
  [/([aeiou]?[bdfhłmnprstwz]|sz|cz|rz|n|l|j)a$/, '$1'],
];

/** "Ur. Kuba": a first name as it is. Those that are also the genitive of another ("Roberta") count as genitives. */
const isNominative = (word: string): boolean => {
  const lower = word.toLowerCase();
  return lower.endsWith('a') && isFirstName(lower) && !isFirstName(lower.slice(0, -1));
};

/** `Anny` → Anna, for a name after a Polish occasion: "urodziny Anny". */
export function polishNominative(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const whole = nominatives[word];
      if (whole) return whole;
      if (isNominative(word)) return word;
      const rule = genitives.find(([ending]) => ending.test(word));
      return rule ? word.replace(...rule) : word;
    })
    .join(' ');
}
