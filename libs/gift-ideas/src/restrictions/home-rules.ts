import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import { type RestrictionRule, withoutAny } from './restriction-rule.js';

const appliances =
  'appliances?|blenders?|mixers?|toasters?|kettles?|espresso (?:machine|maker)s?|coffee (?:machine|maker|roaster|grinder)s?|(?:burr|spice|coffee|electric) grinders?|food processors?|air fryers?|deep fryers?|slow cookers?|multi-?cookers?|pressure cookers?|rice cookers?|bread (?:machine|maker)s?|waffle (?:iron|maker)s?|ice[- ]cream (?:maker|machine)s?|juicers?|microwaves?|pizza ovens?|toaster ovens?|dehydrators?|sous[- ]vide|vacuum sealers?|popcorn (?:machine|maker|popper)s?|soda (?:maker|siphon)s?|yogh?urt makers?|stand mixers?|food choppers?|deli slicers?|pasta (?:machine|extruder|maker)s?|panini|griddles?|raclette|electric (?:grill|canner|pan|skillet|brewing)|canner|milk frothers?|frothers?|cordless|induction|wine fridge|ice makers?|ice machine|smokeless grill|brewing system|kitchen scales?|can opener|hot plate|cooktop|meat grinder|mini fridge|kegerator|egg cooker|nut milk|sandwich (?:press|maker)|countertop (?:oven|machine|cooker)|indoor grill|home (?:roaster|brewer)';
const electric =
  'batter(?:y|ies)|rechargeable|charging|charger|cordless|usb|bluetooth|wireless|leds?|light-?up|lights? up|lit up|electronic|electric|electrical|solar|remote[- ]control(?:led)?|rc|robots?|robotic|drones?|talking|sound book|sings|motori[sz]ed|motors?|walkie-?talkies?|smart ?watch(?:es)?|gps|headlamps?|flashlights?|torch|cameras?|speakers?|headphones?|earbuds?|tablet|app|digital|night[- ]?lights?|sound machine|white noise|projectors?|buzz(?:er|es)|press of a button|animatronic|interactive|smart (?:speaker|plug|bulb|ring|lock|light)|keyboard|fairy lights|string lights|lamp|lantern|karaoke|e-?reader|console|video games?|metal detector|circuit|power bank|massage gun|electric toothbrush|wrist ?watch(?:es)?|alarm clocks?';
const plastics =
  'plastics?|acrylic|polyester|nylon|silicone|resin|lego|duplo|playmobil|bricks?|polymer|foam|pvc|vinyl|synthetic|inflatables?|balloons?|action figures?|funko|barbie|magnetic tiles|slime|glitter|squirt|water (?:gun|blaster)s?|nerf|3d[- ]print(?:ed|er|ing)?|laminated|disposable|polypropylene|abs|fleece|microfiber|suction[- ]cup|bath toys?|bubble machine|velcro|elastane|spandex';
const natural =
  'wood(?:en)?|beech(?:wood)?|birch|maple|oak|walnut|rubberwood|hardwood|bamboo|cotton|linen|felt|wool|silk|paper|card|cards|cardboard|metal|steel|tin|brass|iron|ceramic|porcelain|book|books|rope|cork|clay|chalk|canvas|glass|stone|natural rubber|leather|muslin|beeswax';
const liquids =
  'oils?|ink|inks|inkwell|perfumes?|colognes?|eau de|shampoos?|conditioners?|lotions?|serums?|syrups?|sauces?|vinegars?|honey|jams?|marmalade|liquids?|bottles?|bottled|paints?|watercolou?rs?|snow globes?|lava lamp|soap dispenser|hand ?wash|body wash|bubble bath|bath foam|mists?|sprays?|tonics?|juices?|lemonade|wines?|beers?|ales?|spirits|whisk(?:e)?y|gin|rum|vodka|champagne|prosecco|cider|sake|liqueurs?|cordials?|bitters|kombucha|cold brew|olive oil|hot sauces?|nail polish|varnish|glues?|diffusers?|essential oils?|jars? of|pickles?|cream|creams|gel|gels|dyes?|extract|water bottle|aquarium|terrarium|kefir|maple syrup|toner|mouthwash|massage oil';
const forTwo =
  "for (?:two|a couple|couples)|couples?[’']?s?|pairs?|his[- ]and[- ]hers|mr\\.? (?:&|and) mrs\\.?|two (?:[\\w-]+ ){0,2}(?:tickets|seats|places|people|glasses|mugs|cups|copies|of you|adults|passes|flutes|cards)|tickets for two|set of two|date[- ]nights?|romantic|honeymoons?|newlyweds?|twosome|duo|duet|matching|both of you|each other|side by side|a (?:companion|partner) of|someone of their choice|plus one|double bed|valentines?(?!.s day)|sweethearts?|lovers[’'] |wedding anniversary";

/** Rules for home, habits and what the giver ruled out. */
export const homeRules = {
  'no-screens': { contains: ['screen'], needs: ['smartphone', 'computer'], words: 'e-?readers?' },
  'no-clutter': {
    decor: true,
    words:
      "figurines?|ornaments?|knick-?knacks?|snow globes?|vases?|wall art|throw pillows?|decorative|sculptures?|statuettes?|trinkets?|display (?:case|shelf|box)|mugs?|plaques?|keepsake box|shadow ?box|signs?|garlands?|collectibles?|collector[’']?s?|kits?|equipment|gear|machines?|tool ?sets?|starter sets?|gadgets?|novelty|framed|posters?|pins?|enamel pin|plush|magnets?|models?|memorabilia|souvenirs?|bobbleheads?|trophy|miniatures?|stand|rack|organizers?|caddy|set of|trio of|pedal|stool",
    spares: ['experience'],
  },
  'little-space': {
    decor: true,
    bulky: true,
    needs: ['garden'],
    words:
      'furniture|armchair|bookcase|bookshelf|treadmill|exercise bike|rowing machine|full-size|life-size|grandfather clock|greenhouse|table tennis|pool table|drum kit|large|giant|huge|stand-up|trampoline|fire pit|orchard|vegetable seeds|raised beds?|rose garden|potting (?:bench|table)|planters?|chest freezer|workbench|easel|telescope|surfboard|kayak|paddleboard|canoe|hammock|wardrobe|bench|loom|aquarium (?:tank|kit|stand)|vivarium|playhouse|play tent|dollhouse|ride-on|climber|pizza oven|kamado|smoker|wheelbarrow|playpen|rocking (?:horse|chair)|floor lamp|turntable cabinet|bicycle|e-?bike',
    harmless: 'large[- ]print|large[- ]type|by and large|at large|large (?:hands|feet)',
    presumed: {
      categories: ['Garden & Plants'],
      unless:
        "window ?sills?|windowsill|desk|tiny|mini|miniature|small pot|pocket|book|books|gloves|snips|scissors|pruners?|trowel|knife|apron|tour|visit|class|course|membership|tickets?|day|donation|adopt(?:ed|ion)?|in (?:their|someone[’']s) name|moss ball|marimo",
    },
  },
  'no-batteries': {
    contains: ['screen'],
    words: electric,
    harmless: `${withoutAny('batter(?:y|ies)|electronics?|motors?|screens?|apps?')}|electric colou?rs?|torch ginger|\\w+-led\\b`,
    spares: ['experience'],
  },
  'no-plastic': {
    contains: ['latex'],
    words: plastics,
    harmless: `${withoutAny('plastics?|acrylic|polyester|synthetics?|microplastics?|foam|glitter')}|bricks? (?:oven|walls?|house|street)|vinyl records?`,
    presumed: { categories: ['Toys & Play'], unless: natural },
    spares: ['experience'],
  },
  'no-liquids': {
    contains: ['alcohol'],
    words: liquids,
    harmless: `${withoutAny('liquids?|ink|glue|oils?')}|oil paintings?|ink(?:less)? (?:drawing|print)s?|dry (?:gin|ice)|bottle (?:tree|opener)|solid (?:perfumes?|shampoos?|lotions?)|cream[- ](?:colou?red|white)|ice cream|gel pens?|paint(?:ed|ing)s?`,
    spares: ['experience'],
  },
  'no-kitchen-appliances': { words: appliances, spares: ['experience'] },
  'nothing-in-pairs': {
    needs: ['partner'],
    words: forTwo,
    harmless:
      'pairs? of (?:\\w+[- ]){0,3}(?:socks?|shoes?|slippers?|gloves?|mittens?|scissors|snips|trousers|jeans|shorts|glasses|headphones|earbuds|earrings?|boots|sneakers|leggings|pajamas|pants|sandals|tights)|pairs? (?:well|nicely|beautifully|with)',
  },
  'reads-only': {},
} satisfies Partial<Record<RestrictionKind, RestrictionRule>>;
