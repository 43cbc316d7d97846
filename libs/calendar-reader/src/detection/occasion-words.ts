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

const age = '\\d{1,3}';
const party = '(?:s?(?:feier|party|fest|essen|brunch|kaffee|dinner|einladung))?';

/** Words of eight languages; the first row that matches wins, so the longer names come first. */
export const occasionWords: readonly OccasionWord[] = [
  word(
    'other',
    "name[ -]?day|namenstag|onom[aá]stico|santo de|dia do nome|naamdag|imieniny|fête(?= (?:de (?!la |l'|fin|fam|no|mus)|d'))",
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
    `(?:wedding |marriage |silver |golden |diamond |ruby |pearl )+anniversar(?:y|ies)|anniversar(?:y|ies)|hochzeitstag|jahrestag|(?:silber|gold|goldene|silberne|diamantene) ?hochzeit|anniversaire de (?:mariage|rencontre)|noces d(?:e |')\\p{L}+|aniversario de (?:bodas?|casados|matrimonio)|bodas de (?:oro|plata|diamante|ouro|prata)|anniversario(?: di (?:matrimonio|nozze))?|nozze d(?:i |')(?:oro|argento|diamante)|aniversário de (?:casamento|namoro)|huwelijksverjaardag|trouwdag|trouwjubileum|\\d+ jaar getrouwd|rocznica(?: ślubu)?|(?:srebrne|złote) gody|aniversario(?! d[aoe]s? )`,
    0.9,
  ),
  word(
    'birthday',
    `birth[ -]?days?|b[ -]?days?|birthdate|date of birth|d\\.?o\\.?b\\.?|(?:kinder|\\p{L}{3,12})?geburtstags?(?:${party})?|geb\\.(?= ?\\p{L})|gebtag|geburtst\\.|b-tag|anniversaires?|anniv\\.?|cumplea[ñn]os|cumple|compleanno|anivers[áa]rio|aniversario(?= d[aoe]s? )|niver|anos(?= d[aoe]s? \\p{L})|(?:kinder)?verjaardag(?:s?feest(?:je)?)?|jarig(?:e)?|urodzin(?:y|ki)?`,
    0.95,
  ),
  word(
    'baby_shower',
    'baby[ -]?shower|babyparty|ch[áa] de (?:beb[êe]|fraldas)|kraamfeest|babyborrel|baby sprinkle|gender reveal(?: party)?|fiesta de bienvenida del bebé|bociankowe',
    0.9,
  ),
  word(
    'housewarming',
    `house[ -]?warming|(?:haus|wohnungs)?einweihung${party}|(?:pendaison de )?crémaillère|inauguraci[óo]n de (?:la |su |nuestra )?(?:casa|piso)|inaugurazione (?:della )?casa|chá de casa nova|parapetówka|housewarmingfeest|instuif`,
    0.9,
  ),
  word(
    'engagement',
    `engagement(?: party| drinks)?|verlobung${party}|fiançailles|fiesta de compromiso|pedida(?: de mano)?|(?:festa di )?fidanzamento|noivado|verloving(?:s?feest)?|zaręczyny|verlobt sich|gets engaged`,
    0.8,
  ),
  word(
    'retirement',
    `retirement|retires?|retiring|ruhestand|rentenbeginn|renteneintritt|pensionierung|verabschiedung in den ruhestand|départ (?:à|en) (?:la )?retraite|pot de retraite|jubilaci[óo]n|pensionamento|aposentadoria|pensioen(?:feest|borrel)?|(?:przejście na )?emerytur[aęy]`,
    0.85,
  ),
  word(
    'graduation',
    `graduation|graduates|commencement|grad party|abifeier|abiball|abitur|abschluss(?:feier|ball)|zeugnisverleihung|remise de(?:s)? diplômes?|graduaci[óo]n|laurea|festa di laurea|formatura|(?:diploma|bul)-?uitreiking|afstuderen|afstudeer(?:feest|borrel)|rozdanie dyplomów|absolutorium|obrona (?:magisterska|pracy|dyplomu)|diplomfeier`,
    0.85,
  ),
  word(
    'wedding',
    `wedding|hochzeit${party}|trauung|standesamt|mariage|boda|matrimonio|nozze|casamento|bruiloft|huwelijk|trouwerij|ślub|wesele|gets? married|getting married|heiraten?|heiratet|se marie(?:nt)?|se casan?|si sposa(?:no)?`,
    0.85,
  ),
  word(
    'other',
    'christening|baptism|taufe|baptême|bautizo|battesimo|batizado|batismo|doop(?:feest)?|chrzest|chrzciny',
    0.85,
    'Baptism',
  ),
  word(
    'other',
    '(?:first |holy )*communion|erstkommunion|kommunion|(?:première )?communion|primera comuni[óo]n|prima comunione|primeira comunhão|eerste communie|(?:pierwsza )?komunia',
    0.85,
    'Communion',
  ),
  word(
    'other',
    'confirmation(?= of \\p{Lu}| \\p{Lu})|konfirmation|firmung|cresima|confirmaci[óo]n|vormsel|bierzmowanie',
    0.8,
    'Confirmation',
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
    `(?:turns|turning|is turning|wird|cumple|compie|faz|fête ses|wordt|kończy) ${age}(?: (?:ans|años|anni|anos|lat|jaar|jahre))?|${age}(?:st|nd|rd|th) bday|born|geboren am`,
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

/**
 * Entries about something around an occasion: a task, a purchase, business, a public day. None of them is somebody's
 * occasion.
 */
export const notAnOccasion = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    // tasks
    'buy|order|pick ?up|collect|book|call|e?mail|ask|post|bake|wrap|return|cancel|confirm|rsvp(?: for)?|shop(?:ping)?|send(?: out)?|plan(?:ning)?|prepare|organi[sz]e|decorate|get (?:a )?(?:card|gift|present)s?',
    'kaufen|besorgen|bestellen|abholen|anrufen|planen|buchen|vorbereiten|basteln|backen|einpacken|schicken|überlegen',
    'acheter|commander|réserver|appeler|préparer|organiser|récupérer|envoyer|chercher',
    'comprar|encargar|reservar|llamar|preparar|recoger|organizar|enviar|pensar|ligar|buscar|marcar',
    'comprare|ordinare|prenotare|chiamare|preparare|organizzare|ritirare|spedire',
    'kopen|bestellen|reserveren|bellen|ophalen|voorbereiden|regelen|versturen|bakken',
    'kupić|zamówić|zarezerwować|zadzwonić|odebrać|przygotować|zorganizować|wysłać',
    // things and business around it
    'cakes?|cards?|gifts?|presents?|invitations?|flowers|balloons|venue|dress|fitting|rehearsal|registry|photographer|florist|caterer|dj|makeup|speech|vows|survey|webinar|workshop|meeting|committee|campaign|sale|sales|deadline|offer|discount|invoice|release|edition|photos?|plans|budget|savings|fund|seminar|interview|review|letters?|fair|market|tree|concert|lights|bonus|carols|movie|jumper|break|holidays?|vacation|shutdown|customer|employee|brand|rate|newsletter|lecture|homework|fireworks|certificate|leave',
    'kuchen|torte|karten?|geschenke?|geschenkidee(?:n)?|einladung(?:en)?|blumen|anprobe|fotograf|sitzung|besprechung|konzert|\\p{L}*markt|\\p{L}*geld|kleid|\\p{L}*ferien|\\p{L}*urlaub|\\p{L}*baum|\\p{L}*torte|\\p{L}*kuchen|\\p{L}*geschenke?|\\p{L}*karten?|abgabe|rabatt|urkunde|\\p{L}*einkäufe',
    'gâteau|cadeaux?|carte|invitations|fleurs|robe|essayage|réunion|marché|sapin|vacances|soldes|photographe|traiteur',
    'tarta|pastel|regalos?|tarjeta|invitaciones|vestido|reunión|mercad(?:o|illo)|vacaciones|fotógrafo|rebajas|lotería|cesta|prueba',
    'torta|regal[oi]|biglietto|inviti|abito|riunione|mercatin[oi]|vacanze|fotografo|saldi|prova|bomboniere',
    'bolo|presentes?|prendas?|cartão|convites|reunião|mercado|férias|fotógrafo|promoções|ensaio|prova',
    'taart|cadeau(?:s|tje)?|kaart(?:je)?|uitnodigingen|jurk|vergadering|\\p{L}*markt|\\p{L}*vakantie|\\p{L}*boom|fotograaf|borrelhapjes',
    'tort|prezenty?|kartka|zaproszenia|sukienka|spotkanie|jarmark|fotograf|wyprzedaż|kwiaty|przymiarka|kiermasz',
    'national|international|world|independence|public holiday|bank holiday|company[- ]wide|product|day off|office closed|feiertag|férié|festivo|feriado|święto',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
);
