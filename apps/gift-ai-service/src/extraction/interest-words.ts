import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';

/** Before the bar what says no more than the interest itself, after it what is a kind of it. */
const words: Record<Interest, string> = {
  art: `art, arts, painting, drawing, paint, draw, paints, draws, sketching | watercolor, watercolors, pottery, ceramics, sculpture, sculpting,
    calligraphy, illustration, museums, galleries, museum, gallery, oil painting, impressionism, art history`,
  reading: `reading, read, reads, books, book, reader, bookworm, literature, novels | fiction, poetry, comics, manga, thrillers, biographies,
    novel, library, bookstores, bookshops, fantasy books, history books, mysteries`,
  music: `music, musician | guitar, piano, violin, drums, ukulele, cello, flute, saxophone, trumpet, singing, sings, choir, karaoke, jazz, opera, vinyl,
    records, concerts, concert, festivals, rock, metal, techno, hip hop, rap, blues, indie, playlists, bass, classical, band, songs, musicals`,
  photography:
    'photography, photographer, photographing, photos, taking photos, taking pictures, taking photographs | film photography, cameras, camera, darkroom, polaroids, polaroid',
  fitness: `fitness, working out, gym, the gym, workouts, exercise, exercising, runner, run, runs, jogs, cycles, cyclist, bikes | running, jogging, cycling, biking, marathon, marathons,
    crossfit, weightlifting, lifting weights, pilates, swimming, swims, triathlon, triathlons, trail running, mountain biking, road cycling, spinning, bike`,
  cooking: `cooking, cook, cooks, baking, bake, bakes, baker, food, foodie, chef | sourdough, grilling, barbecue, bbq, pastry, pasta, cuisine, recipes, bread, cakes, sushi, ramen,
    kitchen gadgets, curry, cheese making, thai food, italian food, spices, smoking meat, fermenting`,
  gaming: `gaming, gamer, video games, videogames, games, computer games | board games, chess, puzzles, puzzle, crossword, crosswords, crossword puzzles, sudoku,
    jigsaw, playstation, xbox, nintendo, switch, minecraft, fortnite, dungeons and dragons, card games, poker, zelda, pokemon, escape rooms`,
  travel:
    'travel, traveling, travelling, travels, to travel, traveler, traveller, trips, traveling the world, vacations | backpacking, road trips, cruises, city trips, exploring new places, exploring',
  cars: 'cars, car, driving | formula one, formula #1, f #1, racing, motorcycles, motorbikes, motorcycle, vintage cars, classic cars, karting, mechanics, trucks, race cars, motorsport, fast cars',
  outdoors: `outdoors, the outdoors, nature, hiking, hike, hikes, hiker, camping, being outside, outdoor activities, being outdoors | fishing, climbing, sailing, kayaking, surfing, skiing,
    snowboarding, birdwatching, bird watching, hunting, mountains, bouldering, rock climbing, canoeing, trekking, stargazing, wildlife, birding, paddleboarding, the mountains, forest`,
  fashion:
    'fashion, clothes, style | sneakers, shoes, handbags, bags, makeup, make up, streetwear, designer clothes, jewelry, watches, vintage clothes',
  home: 'home decor, decorating, decor, home decoration | interior design, interiors, furniture, home improvement, renovating, ceramics for the home',
  sports: `sports, sport, all sports, playing sports | football, soccer, basketball, baseball, tennis, golf, cricket, rugby, hockey, volleyball, badminton, boxing, karate,
    martial arts, judo, table tennis, pickleball, softball, ice hockey, nba, nfl, ice skating, gymnastics, golfing, fencing`,
  technology:
    'technology, tech, gadgets, computers, electronics, techie | coding, programming, drones, robots, smart home, robotics, 3d printing, raspberry pi, arduino, ai',
  gardening:
    'gardening, gardens, plants, gardener, garden, her garden, houseplants | succulents, orchids, vegetable garden, roses, growing vegetables, herbs, flower garden, bonsai, cacti',
  movies:
    'movies, movie, films, film, cinema, watching movies, the movies | documentaries, horror movies, westerns, anime, rom coms, star wars, netflix, series, romantic comedies, marvel, disney, documentary',
  crafts: `crafts, crafting, diy, arts and crafts, handicrafts, making things | knitting, knits, knit, sewing, sews, crochet, crocheting, woodworking, quilting, embroidery, scrapbooking, origami, woodwork,
    carpentry, candle making, jewelry making, leatherwork, needlework, soap making, lego building`,
  yoga: 'yoga, yogi | hot yoga, meditation, mindfulness, vinyasa',
  dancing:
    'dancing, dance, dances, dancer | salsa, ballet, tango, ballroom, zumba, hip hop dance, bachata, ballroom dancing',
  writing:
    'writing, writes, writer, creative writing | journaling, poems, blogging, writing poetry, writing stories, screenwriting',
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

/** All interests that words of a phrase speak of; the longest words first. */
export function interestsIn(words: readonly string[]): Interest[] {
  const found = new Set<Interest>();
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length -= 1;
    const interest = known.get(words.slice(at, at + length).join(' '))?.interest;
    if (interest) found.add(interest);
    at += Math.max(1, length);
  }
  return [...found];
}
