import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';

export interface OccasionWord {
  type: OccasionType;
  /** The name of an `other` occasion. */
  customType: string | null;
  pattern: RegExp;
  /** From 0 to 1: how often an entry with this word is an occasion for a gift. */
  sure: number;
}

const word = (
  type: OccasionType,
  words: string,
  sure: number,
  customType: string | null = null,
): OccasionWord => ({
  ...{ type, customType, sure },
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu'),
});

/** Words of scripts that don't separate words. */
const unspaced = (type: OccasionType, words: string): OccasionWord => ({
  ...{ type, customType: null, sure: 0.9 },
  pattern: new RegExp(words, 'u'),
});

const age = '\\d{1,3}';
const party = '(?:s?(?:feier|party|fest|essen|brunch|kaffee|dinner|einladung))?';

/** Words of eight languages; the first row that matches wins, so the longer names come first. */
export const occasionWords: readonly OccasionWord[] = [
  word(
    'other',
    "name[ -]?day|namenstag|onom[aá]stico|santo de|santo(?= (?:del|t[ií][oa]|abuel[oa]|mam[áa]|pap[áa]|herman[oa]|prim[oa]) )|dia do nome|naamdag|imieniny|fête(?= (?:de (?!la |l'|fin|fam|no|mus)|d'))",
    0.9,
    'Name day',
  ),
  word(
    'mothers_day',
    "mother'?s'? day|mums? day|mothering sunday|muttertag|fête des mères|d[ií]a de la madre|festa della mamma|dia da mãe|dia das mães|moederdag|dzień matki",
    0.9,
  ),
  word(
    'fathers_day',
    "father'?s'? day|vatertag|fête des pères|d[ií]a del padre|festa del papà|dia do pai|dia dos pais|vaderdag|dzień ojca",
    0.9,
  ),
  word(
    'valentines',
    "(?:st\\.? |saint )?valentine'?s?(?: day)?|valentinstag|saint[- ]valentin|san valent[ií]n|san valentino|dia dos namorados|valentijnsdag|walentynki",
    0.85,
  ),
  word(
    'promotion',
    `(?:work|job|service|company) anniversary|workiversary|(?:dienst|firmen|betriebs|arbeits)jubiläum|anniversaire de travail|ancienneté|aniversario (?:laboral|de trabajo)|anniversario (?:lavorativo|di lavoro)|aniversário (?:de empresa|de trabalho|profissional)|(?:werk|dienst)(?:jubileum|verjaardag)|(?:rocznica|jubileusz) pracy|promotion(?: party)?|(?:ist |wird |wurde )?beför?dert|beförderung${party}|ascenso|promozione|promoção|promotie|awans`,
    0.8,
  ),
  word(
    'anniversary',
    `(?<=(?:and|our|&).*)anniv\\.?|\\d+ (?:ans|años|anni|anos|lat|jahre) (?:de |di )?(?:mariage|casados|matrimonio|casamento|małżeństwa|verheiratet)|(?:wedding |marriage |silver |golden |diamond |ruby |pearl )+anniversar(?:y|ies)|anniversar(?:y|ies)|hochzeitstag|jahrestag|(?:silber|gold|goldene|silberne|diamantene) ?hochzeit|anniversaire de (?:mariage|rencontre)|noces d(?:e |')\\p{L}+|aniversario (?:de )?(?:bodas?|casados|matrimonio)|bodas de (?:oro|plata|diamante|ouro|prata)|anniversario(?: di (?:matrimonio|nozze))?|nozze d(?:i |')(?:oro|argento|diamante)|aniversário de (?:casamento|namoro)|huwelijksverjaardag|trouwdag|trouwjubileum|\\d+ jaar getrouwd|rocznica(?: ślubu)?|(?:srebrne|złote) gody|aniversario(?! d[aoe]s? )`,
    0.9,
  ),
  word(
    'birthday',
    `birth[ -]?days?|b['. -]?days?|hbd|birthdate|date of birth|d\\.?o\\.?b\\.?|(?:kinder|\\p{L}{3,12})?geburtstags?(?:${party})?|geb\\.(?= ?\\p{L})|gebtag|gebi|geburi|geburtst\\.|b-tag|anniversaires?|anniv\\.?|cumplea[ñn]os|cumples?|comple(?:anno)?|compl\\.|anivers[áa]rio|aniversario(?= d[aoe]s? )|aniv\\.|ani?ver|n[ií]ver|anos(?= d[aoe]s? \\p{L})|(?:kinder)?verjaardag(?:s?feest(?:je)?)?|verj\\.|jarig(?:e)?|urodzin(?:y|ki)?|urodz\\.|ur\\.(?= ?\\p{L})|roczek`,
    0.95,
  ),
  // Japanese, Chinese and Korean, with the words that join a name to them
  unspaced('birthday', '(?:さん|ちゃん|くん|君|様)?の?お?誕生日|的?生日(?:快[乐樂])?|(?:씨|님)?의? ?생일'),
  unspaced('anniversary', '(?:さん)?の?結婚記念日|的?[结結]婚[纪紀]念日|의? ?결혼기념일'),
  word(
    'birthday',
    'день рождения|(?:с )?дн[её]м рождения|день народження|др|γενέθλια|יום[- ]ה?הולדת|(?:عيد )?ميلاد|(?:का|की|के) जन्मदिन|जन्मदिन',
    0.9,
  ),
  word('anniversary', 'годовщина(?: свадьбы)?|επέτειος|יום נישואין|(?:عيد|ذكرى) زواج|(?:की )?सालगिरह', 0.9),
  word(
    'baby_shower',
    'baby[ -]?shower|babyparty|ch[áa] (?:de (?:beb[êe]|fraldas)|revelação)|kraamfeest|kraamvisite|kraambezoek|babyborrel|baby sprinkle|gender reveal(?: party)?|fiesta de bienvenida del bebé|bociankowe',
    0.9,
  ),
  word(
    'housewarming',
    `house[ -]?warming|(?:haus|wohnungs)?einweihung${party}|(?:pendaison de )?crémaillère|inauguraci[óo]n de (?:la |su |nuestra )?(?:casa|piso)|inaugurazione (?:della )?casa|chá de casa nova|parapetówk?a|einzugs(?:party|feier)|(?:new home|moving in) party|housewarmingfeest|instuif`,
    0.9,
  ),
  word(
    'engagement',
    `engagement(?: party| drinks)?|verlobung${party}|fiançailles|fiesta de compromiso|pedida(?: de mano)?|(?:festa di )?fidanzamento|noivado|verloving(?:s?feest)?|zaręczyny|verlobt sich|gets engaged`,
    0.8,
  ),
  word(
    'retirement',
    `retirement|retires?|retiring|ruhestand|rentenbeginn|renteneintritt|pensionierung|verabschiedung in den ruhestand|départ (?:(?:à|en) )?(?:la )?retraite|pot de retraite|jubilaci[óo]n|pensionamento|aposentadoria|part(?:ent)? (?:à|en) (?:la )?retraite|se jubilan?|met pensioen|(?:geht|gehen) in (?:rente|pension)|in pensione|pensioen(?:feest|borrel)?|(?:przejście na )?emerytur[aęy]`,
    0.85,
  ),
  word(
    'graduation',
    `graduation|graduates|commencement|grad party|abifeier|abiball|abitur|abschluss(?:feier|ball)|zeugnisverleihung|remise de(?:s)? diplômes?|graduaci[óo]n|laurea|festa di laurea|formatura|(?:diploma|bul)-?uitreiking|afstuderen|afstudeer(?:feest|borrel)|rozdanie dyplomów|absolutorium|obrona (?:magister(?:ska|ki)|licencjat(?:u|ki)?|doktoratu|inżynierki|pracy|dyplomu)|diplomfeier|examensfeier|doktorfeier|maturafeier|soutenance(?: de thèse)?|defensa de tesis|discussione (?:della )?tesi|colação de grau|geslaagd(?:feest)?`,
    0.85,
  ),
  word(
    'wedding',
    `wedding|hochzeit${party}|trauung|standesamt|mariage|boda|matrimonio|nozze|casamento|bruiloft|huwelijk|trouwerij|trouwen|trouwfeest|ślub|wesele|gets? married|getting married|heiraten?|heiratet|se marie(?:nt)?|pacs|se casan?|si sposa(?:no)?`,
    0.85,
  ),
  word(
    'other',
    'christening|baptism|tauf(?:e|feier|fest)|baptême|bautizo|battesimo|batizado|batismo|doop(?:feest)?|chrzest(?: święty)?|chrzciny',
    0.85,
    'Baptism',
  ),
  word(
    'other',
    '(?:first |holy )*communion|erstkommunion|kommunion(?:sfeier)?|(?:première )?communion|(?:primera )?comuni[óo]n|(?:prima )?comunione|(?:primeira )?comunhão|(?:eerste )?communie|(?:pierwsza )?komunia(?: święta)?',
    0.85,
    'Communion',
  ),
  word(
    'other',
    'crisma|confirmation(?= of \\p{Lu}| \\p{Lu})|konfirmation(?:sfeier)?|firmung|cresima|confirmaci[óo]n|vormsel|bierzmowanie',
    0.8,
    'Confirmation',
  ),
  word(
    'other',
    "first day (?:of|at) school|einschulung|jugendweihe|(?:premier|1er) jour d'école|pasowanie na ucznia",
    0.8,
    'Milestone',
  ),
  word(
    'other',
    '(?:leaving|farewell|goodbye) (?:do|party|drinks|lunch|dinner)|abschieds(?:feier|party|fest|essen)|ausstand|pot de départ|fiesta de despedida|festa di addio|festa de despedida|afscheids(?:feest|borrel|etentje)|impreza pożegnalna',
    0.75,
    'Farewell',
  ),
  word('other', '(?:bar|bat|bas) mi(?:tz|ts)vah', 0.9, 'Bar or bat mitzvah'),
  word('other', 'quincea[ñn]era|sweet (?:16|sixteen)', 0.9, 'Big birthday'),
  word(
    'christmas',
    `christmas|xmas|weihnacht(?:en|s\\p{L}*)?|heiligabend|no[ëe]l|navidad|nochebuena|natale|natal|kerst(?:mis|avond)?|boże narodzenie|wigilia|secret santa|wichteln`,
    0.6,
  ),
  word(
    'birthday',
    `compie gli anni|cumple años|faz anos|(?:turns|turning|is turning|wird|cumple|compie|faz|fête ses|wordt|kończy) ${age}(?: (?:ans|años|anni|anos|lat|jaar|jahre))?|${age}(?:st|nd|rd|th) bday|born|geboren am`,
    0.9,
  ),
];

/** Pictures that stand for an occasion where no word does. */
export const occasionPictures: readonly [RegExp, OccasionType][] = [
  [/🎂|🍰|🧁|🥳|🎈/u, 'birthday'],
  [/💍/u, 'anniversary'],
  [/👰|🤵|💒/u, 'wedding'],
  [/🎓/u, 'graduation'],
  [/🍼|👶/u, 'baby_shower'],
];
