/** Nouns for people who do an activity, with the activity: "a keen gardener". */
const list = `
  birdwatcher:birdwatching, birder:birding, twitcher:birdwatching, gardener:gardening, runner:running, jogger:jogging, cyclist:cycling, biker:biking,
  golfer:golf, reader:reading, bookworm:reading, baker:baking, cook:cooking, hiker:hiking, walker:walking, rambler:rambling, climber:climbing,
  sailor:sailing, swimmer:swimming, knitter:knitting, sewer:sewing, quilter:quilting, gamer:gaming, foodie:good food, photographer:photography,
  musician:making music, guitarist:playing guitar, pianist:playing piano, drummer:drumming, violinist:playing violin, singer:singing,
  painter:painting, potter:pottery, angler:fishing, fisherman:fishing, skier:skiing, snowboarder:snowboarding, surfer:surfing, dancer:dancing,
  traveller:travelling, traveler:traveling, coder:coding, yogi:yoga, cinephile:films, petrolhead:cars, gearhead:cars, woodworker:woodworking,
  crafter:crafts, writer:writing, poet:poetry, camper:camping, cricketer:cricket, footballer:football, boxer:boxing, skater:skating,
  skateboarder:skateboarding, beekeeper:beekeeping, crocheter:crocheting, calligrapher:calligraphy, kayaker:kayaking, diver:diving,
  rower:rowing, triathlete:triathlons, astronomer:astronomy, genealogist:genealogy, stargazer:stargazing, homebrewer:homebrewing,
  forager:foraging, whittler:whittling, woodturner:woodturning, audiophile:hi-fi, oenophile:wine, moviegoer:films, theatregoer:theatre,
  weightlifter:weightlifting, bodybuilder:bodybuilding, equestrian:horse riding, vlogger:vlogging, blogger:blogging, cosplayer:cosplay`;

export const thingOfAgent = new Map(
  list.split(',').map((pair) => {
    const [agent = '', thing = ''] = pair.trim().split(':');
    return [agent, thing] as const;
  }),
);
