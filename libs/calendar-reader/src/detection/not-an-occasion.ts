/** Words that rule a title out wherever they are. */
const anywhere = [
  // tasks
  'buy|order|pick ?up|collect|book|call|e?mail|ask|post|bake|wrap|return|cancel|confirm|rsvp(?: for)?|shop(?:ping)?|send(?: out)?|invite|plan(?:ning)?|prepare|organi[sz]e|decorate|get (?:a )?(?:card|gift|present)s?',
  'kaufen|besorgen|bestellen|abholen|anrufen|planen|buchen|vorbereiten|basteln|backen|einpacken|schicken|überlegen|einladen',
  'acheter|commander|réserver|appeler|préparer|organiser|récupérer|envoyer|chercher|inviter',
  'comprar|encargar|reservar|llamar|preparar|recoger|organizar|enviar|pensar|ligar|buscar|marcar|invitar|convidar',
  'comprare|ordinare|prenotare|chiamare|preparare|organizzare|ritirare|spedire|invitare',
  'kopen|bestellen|reserveren|bellen|ophalen|voorbereiden|regelen|versturen|bakken|uitnodigen|halen',
  'kupić|zamówić|zarezerwować|zadzwonić|odebrać|przygotować|zorganizować|wysłać|zaprosić',
  // things and business around it
  '(?:cake|card|gift|present|invitation|flower|balloon|venue|dress|fitting|rehearsal|photographer|florist|caterer|dj|speech|survey|webinar|workshop|meeting|committee|campaign|sale|deadline|offer|discount|invoice|release|edition|photo|plan|saving|fund|seminar|interview|review|letter|fair|market|tree|concert|light|bonus|movie|jumper|break|holiday|vacation|shutdown|customer|employee|brand|rate|newsletter|lecture|firework|certificate|banner)(?:e?s)?|carols|registry|makeup|vows|budget|homework|leave',
  '(?:company|contract|lease|mortgage|loan|subscription|membership|policy|project|website|server|clock)s?|companies|firm|insurance|warranty|app',
  'kuchen|torte|karten?|geschenke?|geschenkidee(?:n)?|einladung(?:en)?|blumen|anprobe|fotograf|sitzung|besprechung|konzert|\\p{L}*markt|\\p{L}*geld|kleid|\\p{L}*ferien|\\p{L}*urlaub|\\p{L}*baum|\\p{L}*torte|\\p{L}*kuchen|\\p{L}*geschenke?|\\p{L}*karten?|abgabe|rabatt|urkunde|\\p{L}*einkäufe|firma|betrieb|projekt|abo|kredit|\\p{L}*vertrag|\\p{L}*versicherung|\\p{L}*versammlung|\\p{L}*konto',
  'gâteau|cadeaux?|carte|invitations|fleurs|robe|essayage|réunion|marché|sapin|vacances|soldes|photographe|traiteur|contrat|assurance|entreprise|société|projet|abonnement|crédit|bail|garantie|assemblée',
  'tarta|pastel|regalos?|tarjeta|invitaciones|vestido|reunión|mercad(?:o|illo)|vacaciones|fotógrafo|rebajas|lotería|cesta|prueba|empresa|contrato|seguro|hipoteca|proyecto|suscripción|plazos?|alquiler|compañía|requisitos?|garantía|edificio|asamblea',
  'torta|regal[oi]|biglietto|inviti|abito|riunione|mercatin[oi]|vacanze|fotografo|saldi|prova|bomboniere|azienda|ditta|contratto|assicurazione|mutuo|progetto|abbonamento|scadenza|affitto|società|garanzia|condominio|assemblea',
  'bolo|presentes?|prendas?|cartão|convites|reunião|mercado|férias|fotógrafo|promoções|ensaio|projeto|assinatura|prazo|aluguel|garantia|prédio|condomínio|assembleia',
  'taart|cadeau(?:s|tje)?|kaart(?:je)?|uitnodigingen|jurk|vergadering|\\p{L}*markt|\\p{L}*vakantie|\\p{L}*boom|fotograaf|borrelhapjes|bedrijf|verzekering|hypotheek|lening',
  'tort|prezenty?|kartka|zaproszenia|sukienka|spotkanie|jarmark|fotograf|wyprzedaż|kwiaty|przymiarka|kiermasz|firm[ay]|umow[ay]|ubezpieczeni[ea]|kredyt[u]?|abonamentu?|polis[ay]|spółk[ai]|gwarancj[ai]|zebranie',
  'national|international|world|independence|public holiday|bank holiday|company[- ]wide|product|day off|office closed|feiertag|férié|festivo|feriado|święto',
];

/** Words about people who have died. */
const mourning =
  "death|died|passed away|memorial|remembrance|in memory(?: of)?|would(?:'ve| have) been|yahrzeit|funeral|todestag|gestorben|verstorben|wäre|beerdigung|mort|décès|obsèques|aurait eu|muerte|fallecimiento|luctuoso|morte|scomparsa|avrebbe compiuto|falecimento|overlijden|overleden|sterfdag|śmierci|śmierć|zmarł\\p{L}*|†";

/** Verbs that rule a title out where it begins with them: "Ring Dad about the anniversary". */
const atBeginning = [
  'ring|phone|text|message|whatsapp|write|tell|remind|subscribe|unsubscribe|renew|check|fix|repair|clean|pay|print|sign|submit|apply|register|exchange|mail|find|research|choose|decide|discuss|draft|finish|update|design|create|set up|upload|download|launch|record|practi[cs]e|learn|drop|wash|iron|try on|measure|swap|request|edit|give|lend|borrow|help|paint|build',
  'payer|renouveler|annuler|rappeler|écrire|imprimer|répondre|demander|confirmer|trouver|choisir|ramener|déposer|réparer|vérifier|emmener|essayer',
  'renovar|pagar|cancelar|pedir|sacar|llevar|traer|devolver|cambiar|arreglar|revisar|hacer|imprimir|escribir|avisar|confirmar|elegir|firmar|mandar|reparar|limpiar',
  'levar|trazer|trocar|consertar|fazer|escrever|escolher|assinar|limpar|entregar|agendar',
  'rinnovare|pagare|annullare|chiedere|portare|restituire|cambiare|riparare|controllare|fare|stampare|scrivere|avvisare|confermare|scegliere|cercare|firmare|inviare|disdire|spostare',
  // Polish infinitives
  '\\p{Ll}?\\p{L}{2,}ć',
];

/** The user's own birthday. */
const own =
  /^(?:happy birthday to me+|my (?:own )?b(?:irth)?-?day|mein geburtstag|mon anniv(?:ersaire)?|mi cumple(?:años)?|(?:il )?mio compleanno|(?:o )?meu anivers[áa]rio|mijn verjaardag|moje urodziny)[ !.]*$/iu;

const alone = (words: readonly string[]) => `(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`;
const ruledOut = new RegExp(alone(anywhere), 'iu');
const isMourning = new RegExp(alone([mourning]), 'iu');
const task = new RegExp(`^(?:(?:need|remember|don't forget) to |to )?${alone(atBeginning)}`, 'iu');
/** In German and Dutch a task ends with its verb: "Gäste für die Hochzeit einladen". */
const isGermanOrDutch =
  /geburtstag|hochzeit|trauung|jahrestag|taufe|kommunion|konfirmation|verjaardag|bruiloft|trouwdag/iu;
const verbAtEnd =
  /\s\p{Lu}.*\s(?!(?:feiern|essen|grillen|gratulieren|tanzen|vieren|eten|bowlen|morgen|zusammen|samen|draußen|drinnen|buiten|binnen|oben|unten|allen)$)\p{Ll}{2,}en$/u;

/** In brackets after an occasion is a note: "Our anniversary (book a table)". */
const notes = /\([^()]*\)/gu;

/**
 * Whether a title is about something around an occasion: a task, a purchase, business, a public day. `before` and
 * `after` is what surrounds the word for the occasion.
 */
export function isNoOccasion(title: string, before: string, after: string): boolean {
  if (own.test(title) || isMourning.test(title) || task.test(title)) return true;
  const rest = `${before} | ${after}`.replace(notes, ' ');
  return ruledOut.test(rest) || (isGermanOrDutch.test(title) && verbAtEnd.test(title));
}

/** Whether a note is about a task or a thing, so that it names nobody. */
export const isNoPerson = (note: string): boolean => ruledOut.test(note) || task.test(note);
