import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { RestrictionRule } from './restriction-rule.js';

const heights =
  'hot[- ]air balloon(?:s|ing)?|ballooning|sky ?div(?:e|ing)|paraglid(?:e|ing)|parachut(?:e|ing)|helicopters?|zip[- ]?lin(?:e|es|ing)|bungee|abseil(?:ing)?|climb(?:ing)?|treetop|roller ?coasters?|cable car|glid(?:er|ing)|flight lesson|flying lesson|wing walk|rooftop|observation deck|ferris wheel|high ropes';
const thrills =
  'roller ?coasters?|trampoline|sky ?div(?:e|ing)|bungee|paraglid(?:e|ing)|whitewater|go-?kart(?:s|ing)?|karting|karts?|snowmobile|skiing|hot tub|sauna|ropes? course|obstacle course|mechanical bull';
/** Equipment and outings for activities on foot. */
const onFoot =
  'hik(?:e|es|ing|ers?)|treks?|trekking|mountaineer(?:s|ing)?|snowshoe(?:s|ing)?|trail (?:running|gloves|shoes?)|running (?:shoes?|socks?|vest|belt|headlamp|watch|camp|gloves|logbook|club|cap)|race pages|runners?|marathons?|(?:city |country )?walks (?:and|cards?|deck)|walking (?:boots?|poles?|tours?|shoes?|challenge|holiday|stick)|(?:danc(?:e|ing)|dancers?|ballet|tap|pointe|salsa|tango|ballroom) ?(?:shoes?|shoe|lessons?|class(?:es)?|camp|course|evening|sneakers|belt|studio|floor)|danc(?:e|ing) for|skat(?:e|es|ing)|skateboard(?:s|ing)?|surf(?:ing|board)?|ski[- ](?:pass|day|lesson|trip|boots?)|climbing (?:rope|gym|wall|harness|chalk|shoes?|session|lessons?|holds?|course|pass)|liquid chalk|climbers|insoles?|foot massager?|treadmill|standing desk|hammock|escape room|stairs|boot ?camp|parkour|pogo';
const driving =
  'driving (?:days?|experiences?|lessons?|school|course)|track days?|supercars?|hot laps?|laps? (?:at|in|around|of)|(?:at|behind) the wheel|drag strip|rally (?:day|driving|school)|off[- ]road|skid pan|motorcycles?';
const effort =
  'work ?outs?|weight(?:s|ed vest|lifting|ed jump)|kettlebells?|dumbbells?|barbells?|boot ?camp|hiit|crossfit|bouldering|climbing|trek(?:s|king)?|hik(?:e|es|ing)|marathons?|half[- ]marathon|triathlon|trail run(?:ning)?|running|spin(?:ning)? bike|exercise bike|rowing|paddl(?:e|ing)|boxing|martial arts|judo|karate|parkour|obstacle|skiing|surfing|wrestl(?:e|ing)|squash|log[- ]splitt(?:er|ing)|chop(?:ping)? wood|split(?:ting)? (?:maul|axe)|digging|spade|resistance bands?|pull-?ups?|push-?ups?|strength|sprint(?:s|ing)?|treadmill|rucks?ack(?:ing)?|endurance|axe[- ]throwing|sledding|snow ?shovel|hauling|heavy[- ]duty bag|heavy bag';
const heat =
  'saunas?|steam (?:rooms?|baths?|tent)|hammams?|banya|hot tubs?|hot springs?|thermal (?:baths?|spa)|onsen|hot yoga|infrared|cold plunge|ice baths?|sweat lodge|hot stones?|heat (?:wrap|pack)';
const readable =
  'large[- ]print|large[- ]type|big[- ]print|extra-large|giant[- ]print|audio|audiobooks?|talking|braille|tactile|spoken|voice';

/** Rules for body and senses. */
export const bodyRules = {
  wheelchair: {
    needs: ['walking', 'running', 'standing', 'bike', 'driving'],
    words: `${thrills}|${onFoot}|${driving}|boots?`,
    harmless: 'boots? (?:up|of the car)|car boot|wheelchair[- ]accessible',
  },
  'limited-mobility': {
    needs: ['walking', 'running', 'standing', 'strength', 'bike'],
    words: `${thrills}|${onFoot}|floor cushion|kneel(?:er|ing)`,
    harmless: 'walking stick',
  },
  'no-heavy-effort': {
    needs: ['strength', 'running', 'bike'],
    words: `${thrills}|${effort}|${heat}`,
    harmless:
      'weighted blanket|running water|(?:running|climbing) costs|climbing (?:roses?|plants?|beans?)|steam (?:trains?|railways?)|up and running',
  },
  'weak-hands': {
    needs: ['steady-hands', 'strength'],
    words:
      'hand[- ]crank|manual grinder|mortar and pestle|pruning|secateurs|jar|stress ball|cast[- ]iron|dutch oven|gua sha',
  },
  blind: { needs: ['sight', 'driving'], words: 'visual|colou?rful|sunrise lamp|lamps?|sunglasses|view' },
  'low-vision': {
    needs: ['driving'],
    words:
      'embroidery|cross[- ]stitch|jigsaw|miniatures?|model kits?|print|prints|posters?|illustrated|comics?|manga|atlas|calligraphy|binoculars|paperback|novels?|memoirs?|biograph(?:y|ies)|crosswords?|word ?search|sudoku|sketch(?:es|book|books|ing)?|watercolou?rs?|needlework|diamond painting|stargazing|telescope|loupe|journals?|(?:note|note ?|text|cook|work|hand|guide|log|story|picture|photo|sketch|quiz|song|color(?:ing)?[- ])books?|books? (?:of|about|on|for|with|by|to|in|from|set|club|that)|books|coffee[- ]table book|magazines?|anthology|reading (?:journal|glasses)|bookcases?|bookends?|bookshel(?:f|ves)|bookshops?|bookstores?|to[- ]read|bookmarks?|microscope|fine[- ]tip',
    fits: readable,
    presumed: { categories: ['Books & Stationery'], unless: readable },
  },
  deaf: {
    needs: ['hearing'],
    words:
      'audio|audiobooks?|listening|sound|alarm clock|headphones?|earbuds?|speakers?|podcasts?|concerts?|karaoke',
  },
  'hard-of-hearing': {
    words:
      'concerts?|audiobooks?|podcasts?|earbuds?|headphones?|opera|symphony|orchestra|choir|karaoke|sound bath|stand-up|comedy night|vinyl|record player|wireless speaker|theat(?:re|er) tickets?',
  },
  'no-scent': { contains: ['scent'], words: 'aroma|smell|bouquet|lilies' },
  'no-flashing': {
    words:
      'video games?|strobe|disco|flashing|light show|vr|virtual reality|laser|fireworks|arcade|nightclub|concert|led (?:strips?|lights?|lamps?)',
  },
  'fear-of-heights': { words: heights },
  'no-swimming': { needs: ['swimming'], words: 'swim(?:s|suits?|wear|ming)?' },
  'no-driving': { needs: ['driving', 'car'] },
} satisfies Partial<Record<RestrictionKind, RestrictionRule>>;
