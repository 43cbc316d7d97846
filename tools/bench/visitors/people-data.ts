import type pg from 'pg';
import { good, type Visitor } from './visitor.ts';

const people = 500;
const interests = ['cooking', 'travel', 'gardening', 'music', 'reading', 'photography', 'hiking', 'art'];
const traits = ['creative', 'practical', 'calm', 'adventurous', 'funny'];
const date = (random: () => number) => {
  const part = (least: number, count: number) =>
    String(least + Math.floor(random() * count)).padStart(2, '0');
  return `${part(1940, 80)}-${part(1, 12)}-${part(1, 28)}`;
};

/** 500 recipients with four occasions each, all within a year, added as from a calendar. */
async function addPeople(visitor: Visitor, random: () => number) {
  for (const occasionType of ['birthday', 'anniversary', 'holiday', 'christmas']) {
    const recipients = Array.from({ length: people }, (_, at) => ({
      ...{ name: `Person ${at} of the Family`, occasionType, date: date(random), relationship: 'friend' },
    }));
    good(await visitor.post('/api/recipients/bulk-add', { recipients }));
  }
}

/** Fields that a calendar doesn't have and that givers add over time. */
const describe = `
  UPDATE planning.recipients SET
    interests = (SELECT array_agg(word) FROM unnest($2::text[]) WITH ORDINALITY AS w(word, at) WHERE (id + at) % 3 > 0),
    personality = (SELECT array_agg(word) FROM unnest($3::text[]) WITH ORDINALITY AS w(word, at) WHERE (id + at) % 2 > 0),
    nickname = 'Nick ' || id,
    "customInterests" = repeat('Restores old radios on Sundays. ', 10),
    "voiceTranscriptions" = ARRAY[repeat('She told me about the boat last week. ', 20), 'Likes tea.']
  WHERE "userId" = $1`;

/** Gives a signed-in visitor 500 recipients and 2,000 occasions. */
export async function addManyPeople(visitor: Visitor, db: pg.Client, random: () => number) {
  await addPeople(visitor, random);
  const { user } = good(await visitor.get<{ user: { id: number } }>('/api/auth/me'));
  await db.query(describe, [user.id, interests, traits]);
  const { rows } = await db.query<{ recipients: number; occasions: number }>(
    `SELECT (SELECT count(*)::int FROM planning.recipients WHERE "userId" = $1) AS recipients,
         (SELECT count(*)::int FROM planning.occasions WHERE "userId" = $1) AS occasions`,
    [user.id],
  );
  const { recipients = 0, occasions = 0 } = rows[0] ?? {};
  if (recipients !== people || occasions !== 4 * people)
    throw new Error(`There are ${recipients} recipients with ${occasions} occasions`);
}
