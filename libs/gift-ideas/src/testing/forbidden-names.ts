import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';

/** Names that a person with a restriction must never see, one pattern for each kind. */
export const forbiddenNames: Partial<Record<RestrictionKind, RegExp>> = {
  vegan:
    /\b(?:cashmere|pashmina|merino|silks?|sheepskin|shearling|mohair|goose down|beeswax (?:candles?|crayons?)|cheeses?|steaks?|bacon|beekeep\w+|honeycomb|pearl earrings|caviar|leather-bound)\b/i,
  'no-alcohol':
    /\b(?:wineries|winery|whiske?y|whiskies|bourbon|gin tasting|brewery|breweries|homebrew\w*|hop rhizomes|vineyard|distillery|beer (?:club|tasting|garden)|champagne|prosecco|speakeasy)\b/i,
  wheelchair:
    /\b(?:supercar|track day|at the wheel|hot laps?|kart|dance shoes?|dancing shoes?|hiking|trek|snowshoes?|running (?:shoes|socks|vest|belt)|skateboard|surf lesson|climbing (?:session|course|lesson)|zip ?line|parkour|boots)\b/i,
  'limited-mobility':
    /\b(?:hiking|trek|snowshoes?|parkour|skateboard|roller ?coaster|treadmill|marathon|obstacle|escape room)\b/i,
  'no-heavy-effort':
    /\b(?:sauna|hammam|steam room|hot tub|cold plunge|weighted vest|kettlebells?|dumbbells?|barbell|boot ?camp|crossfit|bouldering|trek|hike|marathon|rowing machine|heavy bag|pull-up|log splitter)\b/i,
  'low-vision':
    /\b(?:illustrated|(?:cook|story|hand|guide|text|picture)book|novels?|magazine|paperback|crosswords?|jigsaw|posters?|atlas|comics?|memoir|binoculars|telescope)\b/i,
  blind: /\b(?:illustrated|photo book|poster|jigsaw|telescope|binoculars|magazine)\b/i,
  'no-clutter':
    /\b(?:figurines?|ornaments?|snow globe|enamel pins?|starter kit|kit|equipment|collector|mugs?|vase|sculpture|framed|poster|plaque|bobblehead)\b/i,
  'little-space':
    /\b(?:orchard|greenhouse|raised bed|drum kit|pool table|rowing machine|kayak|armchair|workbench|giant|fire pit|chest freezer|vegetable seeds)\b/i,
  'soft-food-only':
    /\b(?:nuts|almonds|brittle|toffees?|crackers (?:and|with)|biscuits|shortbread|cookies|popcorn|jerky|granola|pretzels?|brunch|afternoon tea|steak|tasting menu|brownies|baklava)\b/i,
  'no-batteries':
    /\b(?:battery|batteries|rechargeable|cordless|usb|bluetooth|wireless|led|electronic|light-up|remote-control(?:led)?|robot|drone|walkie-talkies?|headlamp|smartwatch|camera|speaker)\b/i,
  'no-plastic':
    /\b(?:plastic|acrylic|polyester|nylon|silicone|lego|foam|inflatable|slime|glitter|nerf|action figure)\b/i,
  'no-liquids':
    /\b(?:wine|whiske?y|bourbon|gin|perfume|cologne|(?:olive|hair|beard|massage|bath|essential) oils?|hot sauces?|syrups?|vinegars?|shampoo|lotion|nail polish|inks?|alcohol inks|snow globe|honey)\b/i,
  'no-kitchen-appliances':
    /\b(?:blender|mixer|toaster|kettle|espresso machine|coffee maker|food processor|air fryer|slow cooker|multicooker|rice cooker|bread machine|waffle (?:iron|maker)|ice cream maker|juicer|pizza oven|dehydrator|raclette grill|soda maker|popcorn machine)\b/i,
  'nothing-in-pairs':
    /\b(?:for two|couples?['’]?|his and hers|mr and mrs|honeymoon|romantic|date night|newlyweds?|two tickets|pair of tickets)\b/i,
};
