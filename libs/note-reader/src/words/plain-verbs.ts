import { gerundOf } from './verb-forms.js';
/**
 * Verbs that are not an interest: of being, having, saying, thinking, feeling, moving, living, working and caring. Any
 * other verb with an object is one.
 */
const bases = `
  accept ache achieve act add admit adopt advise afford agree aim allow annoy answer apologise apologize appear apply appreciate argue arrive ask assume avoid
  babysit ban be bear beat become beg begin behave believe belong bend bite blame bleed bless block blow blush board boast bore borrow bother break breathe bring browse bruise
  burn burst buy calculate call calm cancel care carry catch cause celebrate change charge chat cheat check cheer chew choke choose chuck claim clean clear close clutch collapse
  come comfort commute compare complain complete concern confuse connect consider contact contain continue control cope cost cough could count cover crash crawl cringe cry cuddle cut
  dangle dare date deal decide decline defeat delay deliver demand deny depend deserve despise destroy detest develop dial die differ dig disagree disappear dislike do drag dread
  dress drift drink drop drown dump earn ease eat emigrate emphasise emphasize empty encourage end endure enjoy ensure enter envy escape exist expect experience explain explode
  face fail faint fall fancy fear feel fight fill find finish fit fix flee float flinch flood fold forbid force forget forgive form freeze frighten frown fuss
  gain gather get giggle give glare go graduate grin grind groan grumble guess hand handle hang happen harm hate haul have heat help hesitate hide hit hold hop hope hug hum hurry hurt
  identify ignore imagine improve include increase inherit injure insist intend interrupt invite involve iron itch jump keel keep kick kill kiss kneel knock know lack land last
  laugh launch lay lead lean learn leave lecture lend let lick lie light like limp listen live loathe lock look lose love lower manage marry matter mean measure meet melt mention mind miss
  moan move mumble murmur must nag need neglect nod notice nudge obey object observe occur offer open order ought owe own pace pack panic park part pass pause pay peel peer perch permit persuade
  phone pinch place please point poke pop possess pour praise pray prefer prepare press pretend prevent proceed process promise propose protect prove provide pull punch push put
  qualify quarrel question quit quote radiate react realise realize receive reckon recognise recognize recommend recover reduce refuse regret reject relate relax rely remain remember
  remind remove rent replace reply report request require resemble resent resign resist respond rest result retire return rinse rise roll rub ruin rule rush save say scare scratch scream
  see seek seem sell send separate set settle shake shall share shave shed shift shiver shop should shout shove show shower shrink shrug shut sign sink sit slap sleep slide slip slow smash smell smile
  snap snatch sneak sneeze snore soak sob sound speak spend spill spit split spoil spot spread squeeze stagger stand stare start starve stay steal step stick stink stop store stretch
  struggle stub stumble succeed suck suffer suggest suit suppose surprise surround survive suspect swallow sway swear sweat sweep swell switch take talk tap taste tear tease tell tend
  thank think threaten throw tick tidy tire touch tow trade trap treat tremble trick trip trouble trust try turn twist type understand undo unlock unpack unwrap upset urge use vanish visit
  vomit vote wait wake walk wander want warm warn wash waste wave wear weep weigh welcome whine whisper whistle win wipe wish wonder work worry wrap yawn yell yelp
  would will can may might do suit cost weigh resent bloody text email message ring facetime zoom commute babysit nanny parent mother father
  change reach look turn celebrate clock hit near approach approach mark move swear choke swell wheeze itch react vomit faint
  drop finish revert convert fast pray observe keep forbid deserve rate send bring post lug heave schlep drive fall
  adore love like worship cherish treasure idolise idolize despise detest savour savor luv
  gift growl dey don sha abeg reside stem amount total consist weary tend lodge bunk crave burp teethe dribble nap snooze doze potty pee poop wee crawl toddle stand wobble
`;

const plain: ReadonlySet<string> = new Set(bases.trim().split(/\s+/));

const plainGerunds: ReadonlySet<string> = new Set([...plain].map(gerundOf));
/** The same for an -ing form, such as "visiting". */
export const isEverydayGerund = (ing: string): boolean => plainGerunds.has(ing);

/** Whether a base form, such as "visit", is one of these verbs. */
export const isEverydayVerb = (base: string): boolean => plain.has(base);
