import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';

/** Before the bar what says no more than the interest itself, after it what is a kind of it. */
const words: Record<Interest, string> = {
  art: `art, arts, painting, drawing, paint, draw, paints, draws, sketching | watercolor, watercolors, pottery, ceramics, sculpture, sculpting, calligraphy, illustration, museums, galleries, museum, gallery, oil painting, impressionism, art history, art supplies, art classes, street art, watercolour, watercolours, watercolor painting, watercolour painting, graffiti, acrylics, printmaking, glassblowing, stained glass, mosaics, oil paints, doodling, art museums, modern art, painting miniatures, life drawing`,
  reading: `reading, read, reads, books, book, reader, bookworm, literature, novels | fiction, poetry, comics, manga, thrillers, biographies, novel, library, bookstores, bookshops, fantasy books, history books, mysteries, sci fi, science fiction, sci fi novels, romance novels, crime novels, audiobooks, book club, comic books, graphic novels, true crime books, history novels, historical novels, detective novels, fantasy novels, cookbooks, murder mysteries`,
  music: `music, musician | guitar, piano, violin, drums, ukulele, cello, flute, saxophone, trumpet, singing, sings, choir, karaoke, jazz, opera, vinyl, records, concerts, concert, festivals, rock, metal, techno, hip hop, rap, blues, indie, playlists, bass, classical, band, songs, musicals, k pop, kpop, reggae, folk music, country music, soul music, punk, edm, djing, banjo, accordion, harp, harmonica, keyboard, bagpipes, musical theatre, musical theater, broadway, orchestra, songwriting, afrobeats, classical music, heavy metal, drum and bass, live music, gigs, record collecting, music festivals, house music, electronic music`,
  photography: `photography, photographer, photographing, photos, taking photos, taking pictures, taking photographs | film photography, cameras, camera, darkroom, polaroids, polaroid, landscape photography, portrait photography, film cameras, wildlife photography, photo albums, bird photography, nature photography, street photography, drone photography`,
  fitness: `fitness, working out, gym, the gym, workouts, exercise, exercising, runner, run, runs, jogs, cycles, cyclist, bikes | running, jogging, cycling, biking, marathon, marathons, crossfit, weightlifting, lifting weights, pilates, swimming, swims, triathlon, triathlons, trail running, mountain biking, road cycling, spinning, bike, peloton, hiit, half marathons, half marathon, ultramarathons, ultra marathons, rowing, kickboxing, powerlifting, bodybuilding, spin classes, spin class, barre, aerobics, cold water swimming, open water swimming, ironman, long walks, walking, power walking, race walking, sprinting, calisthenics, going to the gym`,
  cooking: `cooking, cook, cooks, baking, bake, bakes, baker, food, foodie, chef | sourdough, grilling, barbecue, bbq, pastry, pasta, cuisine, recipes, bread, cakes, sushi, ramen, kitchen gadgets, curry, cheese making, thai food, italian food, spices, smoking meat, fermenting, pizza making, homebrewing, home brewing, desserts, korean food, mexican food, indian food, chinese food, japanese food, french food, thai cooking, cake decorating, baking bread, baking cakes, air fryer, meal prep, cocktails making, hot sauce making, canning, pickling, smoking meats`,
  gaming: `gaming, gamer, video games, videogames, games, computer games | board games, chess, puzzles, puzzle, crossword, crosswords, crossword puzzles, sudoku, jigsaw, playstation, xbox, nintendo, switch, minecraft, fortnite, dungeons and dragons, card games, poker, zelda, pokemon, escape rooms, jigsaws, jigsaw puzzles, warhammer, d and d, dnd, dungeons & dragons, tabletop games, role playing games, rpgs, magic the gathering, scrabble, mahjong, backgammon, dominoes, trivia, quizzes, pub quizzes, mario kart, roblox, esports, vr games, retro games, pc gaming, playstation games, strategy games, puzzle books, brain teasers, rubik's cubes, crossword puzzle`,
  travel: `travel, traveling, travelling, travels, to travel, traveler, traveller, trips, traveling the world, vacations | backpacking, road trips, cruises, city trips, exploring new places, exploring, van life, road tripping, weekend trips, camper vans, going on cruises, seeing the world, adventures abroad, travel books, cruise`,
  cars: `cars, car, driving | formula one, formula #1, f #1, racing, motorcycles, motorbikes, motorcycle, vintage cars, classic cars, karting, mechanics, trucks, race cars, motorsport, fast cars, motorbike, harleys, nascar, jeeps, tractors, old cars, sports cars, muscle cars, fixing cars, fixing up old cars, restoring cars, restoring old cars, dirt bikes, truck, go karts, monster trucks`,
  outdoors: `outdoors, the outdoors, nature, hiking, hike, hikes, hiker, camping, being outside, outdoor activities, being outdoors | fishing, climbing, sailing, kayaking, surfing, skiing, snowboarding, birdwatching, bird watching, hunting, mountains, bouldering, rock climbing, canoeing, trekking, stargazing, wildlife, birding, paddleboarding, the mountains, forest, paddle boarding, fly fishing, scuba diving, diving, snorkeling, snorkelling, mountaineering, geocaching, boating, foraging, beekeeping, nature walks, hunting trips, ski trips, the beach, mushroom picking, mushroom hunting, bushcraft, archery hunting, kitesurfing, windsurfing, backcountry skiing, national parks, outdoorsy, rambling, sledding`,
  fashion: `fashion, clothes, style | sneakers, shoes, handbags, bags, makeup, make up, streetwear, designer clothes, jewelry, watches, vintage clothes, vintage clothing, purses, handbag, dresses, earrings, necklaces, designer bags, designer shoes, jewellery, fashion design, nail art, nails, hats, scarves, trainers, high heels, costume jewelry, silver jewelry, fancy watches`,
  home: `home decor, decorating, decor, home decoration | interior design, interiors, furniture, home improvement, renovating, ceramics for the home, home renovation, home renovations, interior decorating, redecorating, home organization, decorating her house, fixing up the house, feng shui`,
  sports: `sports, sport, all sports, playing sports | football, soccer, basketball, baseball, tennis, golf, cricket, rugby, hockey, volleyball, badminton, boxing, karate, martial arts, judo, table tennis, pickleball, softball, ice hockey, nba, nfl, ice skating, gymnastics, golfing, fencing, padel, squash, american football, lacrosse, wrestling, cheerleading, skateboarding, darts, bowling, snooker, netball, field hockey, mma, jiu jitsu, taekwondo, kung fu, ufc, skating, figure skating, archery, polo, premier league, fantasy football, ultimate frisbee, frisbee, disc golf, horse riding, horseback riding, roller skating, track and field, water polo, handball, rollerblading, kickball, little league, t ball, baseball cards, curling`,
  technology: `technology, tech, gadgets, computers, electronics, techie | coding, programming, drones, robots, smart home, robotics, 3d printing, raspberry pi, arduino, ai, building computers, building pcs, pc building, smart home gadgets, gadget, home automation, virtual reality, 3d printers, #3 d printing, hacking, app development, web design, tech gadgets, kitchen robots, electronics kits`,
  gardening: `gardening, gardens, plants, gardener, garden, her garden, houseplants | succulents, orchids, vegetable garden, roses, growing vegetables, herbs, flower garden, bonsai, cacti, growing tomatoes, tomatoes, indoor plants, potted plants, house plants, allotment, vegetables, composting, growing flowers, growing roses, planting flowers, flower arranging, rose garden, landscaping, hydrangeas, dahlias`,
  movies: `movies, movie, films, film, cinema, watching movies, the movies | documentaries, horror movies, westerns, anime, rom coms, star wars, netflix, series, romantic comedies, marvel, disney, documentary, star trek, sci fi movies, horror films, action movies, marvel movies, old films, film noir, studio ghibli, ghibli, k dramas, korean dramas, bollywood, bollywood movies, old movies, war movies, sci fi films, movie nights, film festivals, war films, classic movies, pixar, musicals films, superhero movies, lord of the rings, black and white movies`,
  crafts: `crafts, crafting, diy, arts and crafts, handicrafts, making things | knitting, knits, knit, sewing, sews, crochet, crocheting, woodworking, quilting, embroidery, scrapbooking, origami, woodwork, carpentry, candle making, jewelry making, leatherwork, needlework, soap making, lego building, whittling, wood carving, wood working, macrame, beading, cross stitch, cross stitching, diy projects, upcycling, card making, weaving, felting, model building, restoring furniture, furniture restoration, crochets, building furniture, model kits, paper crafts, friendship bracelets, making candles, making soap, making jewelry, tie dye, needlepoint, hand lettering, lace making, blacksmithing, bookbinding`,
  yoga: `yoga, yogi | hot yoga, meditation, mindfulness, vinyasa, meditating, pilates and yoga, yoga retreats, tai chi`,
  dancing: `dancing, dance, dances, dancer | salsa, ballet, tango, ballroom, zumba, hip hop dance, bachata, ballroom dancing, salsa dancing, swing dancing, line dancing, tap dancing, dance classes, salsa classes, flamenco, square dancing, hip hop dancing, irish dancing, belly dancing, ballroom dance, pole dancing, breakdancing`,
  writing: `writing, writes, writer, creative writing | journaling, poems, blogging, writing poetry, writing stories, screenwriting, short stories, journals, writing songs, letter writing, writing letters, fan fiction, bullet journaling, poetry writing`,
};

export interface InterestWord {
  interest: Interest;
  /** Says no more than the interest's own name. */
  plain: boolean;
}
const known = new Map<string, InterestWord>();
for (const [interest, list] of Object.entries(words) as [Interest, string][]) {
  const [plain = '', kinds = ''] = list.split('|');
  const add = (part: string, isPlain: boolean) => {
    for (const word of part.split(','))
      if (word.trim()) known.set(word.trim().replace(/\s+/g, ' '), { interest, plain: isPlain });
  };
  add(kinds, false);
  add(plain, true);
}
const longest = 4;

/** The interest that a whole phrase names. */
export const interestNamed = (phrase: string): InterestWord | undefined => known.get(phrase);

/** The words of a phrase that are known, the longest first. */
export function namedParts(words: readonly string[]): { from: number; to: number; interest: Interest }[] {
  const parts: { from: number; to: number; interest: Interest }[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length -= 1;
    const interest = known.get(words.slice(at, at + length).join(' '))?.interest;
    if (interest) parts.push({ from: at, to: at + length, interest });
    at += Math.max(1, length);
  }
  return parts;
}

/** All interests that words of a phrase speak of. */
export const interestsIn = (words: readonly string[]): Interest[] => [
  ...new Set(namedParts(words).map(({ interest }) => interest)),
];
