// The statements of the bare server: one named statement for each answer, on the tables of the stack.

const saved = {
  name: 'saved',
  text: `SELECT id, name, price, "priceMinCents", "priceMaxCents", category, description, reason, "searchTerm",
           "amazonLink", "etsyLink", rating, saved, "createdAt", "savedAt"
         FROM gift_ai.suggestions WHERE "userId" = $1 AND saved ORDER BY "savedAt" DESC, id DESC LIMIT 300`,
};
const recipients = {
  name: 'recipients',
  text: `SELECT id, name, nickname, relationship, "customRelationship", age, birthdate::text, "birthYearKnown",
           interests, personality, lifestyle, budget, "voiceTranscriptions"
         FROM planning.recipients WHERE "userId" = $1 AND "deletedAt" IS NULL ORDER BY "searchKey", id LIMIT 60`,
};
const upcoming = {
  name: 'upcoming',
  text: `SELECT o.id, o."recipientId", r.name AS "recipientName", o.type, o."customType", o.date::text, o.recurring
         FROM planning.occasions o JOIN planning.recipients r ON r.id = o."recipientId" AND r."deletedAt" IS NULL
         WHERE o."userId" = $1 AND o."deletedAt" IS NULL ORDER BY o.date`,
};
const calendar = {
  name: 'calendar',
  text: `SELECT "timeZone", country, "leapDay", "reminderHour", "isSet" FROM planning.calendar_settings WHERE "userId" = $1`,
};
const account = {
  name: 'account',
  text: `SELECT id, username, email, "authProvider", "createdAt" FROM auth.users WHERE id = $1`,
};
const preferences = {
  name: 'preferences',
  text: `SELECT "preferredCategories", "dislikedCategories", "priceRangePreference", "brandPreferences",
           "personalityWeights", "interestWeights", "averageRating", "totalRatings", "lastUpdated"
         FROM gift_ai.user_preferences WHERE "userId" = $1`,
};

/** What a signed-in user reads, by path: the statement, and the field for its rows. */
export const lists: Record<string, { statement: { name: string; text: string }; field: string }> = {
  '/api/suggestions/saved': { statement: saved, field: 'suggestions' },
  '/api/recipients': { statement: recipients, field: 'recipients' },
  '/api/occasions/upcoming': { statement: upcoming, field: 'occasions' },
  '/api/user/calendar': { statement: calendar, field: 'calendar' },
  '/api/auth/me': { statement: account, field: 'user' },
  '/api/ml/preferences': { statement: preferences, field: 'preferences' },
};

const wishlist = {
  name: 'wishlist',
  text: `SELECT w.title, w.description, w."shareCode", (
           SELECT json_agg(t ORDER BY t.position, t.id) FROM (
             SELECT id, name, description, price, "amountCents", url, priority, quantity, picture, photo, position
             FROM planning.wishlist_items WHERE "wishlistId" = w.id) t) AS items
         FROM planning.wishlists w WHERE w."shareCode" = $1 AND w.public`,
};

/** What everyone with the link sees, by the path before the code. */
export const publicLists: Record<string, { name: string; text: string }> = {
  '/api/wishlists/shared/': wishlist,
};

export const sharedIdea = {
  name: 'shared',
  text: `SELECT "shareCode", title, message, "recipientName", "createdAt", "expiresAt", "viewCount", "suggestionData"
         FROM gift_ai.shared_suggestions WHERE "shareCode" = $1 AND public AND "expiresAt" > now()`,
};

export const newLink = {
  name: 'link',
  text: `INSERT INTO gift_ai.shared_suggestions
           ("shareCode", "recipientName", "suggestionData", "expiresAt", "createdAt")
         VALUES ($1, 'Someone special', $2, now() + interval '180 days', now()) RETURNING "expiresAt"`,
};

/** With one occasion, under a separate user id, so that the rows of the bare server belong to no account. */
export const newRecipient = {
  name: 'recipient',
  text: `WITH person AS (
           INSERT INTO planning.recipients ("userId", name, "nameKey", "searchKey", relationship, interests,
             personality, lifestyle, budget, "voiceTranscriptions", "createdAt")
           VALUES (-$1::int, $2, lower($2), lower($2), $3, $4, $5, '{}', '51-100', '{}', now())
           RETURNING id, "userId", name, relationship, interests, personality, budget),
         day AS (
           INSERT INTO planning.occasions ("userId", "recipientId", type, date, "createdAt")
           SELECT "userId", id, $6, $7, now() FROM person RETURNING id, type, date::text)
         SELECT person.*, day.id AS "occasionId", day.type, day.date FROM person, day`,
};
