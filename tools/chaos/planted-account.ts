import { randomBytes } from 'node:crypto';
import { good, Visitor } from '../bench/visitors/visitor.ts';

/** How many texts an account has that occur nowhere else. */
const plantedTexts = 35;

export interface PlantedAccount {
  visitor: Visitor;
  id: number;
  email: string;
  password: string;
  /** Each is in at least one row, file or queue. */
  texts: string[];
}

type Plant = () => string;

function planting(): { plant: Plant; texts: string[] } {
  const texts = Array.from({ length: plantedTexts }, () => `pl${randomBytes(7).toString('hex')}`);
  let used = 0;
  return { texts, plant: () => texts[used++ % texts.length]! };
}

async function addPeople(visitor: Visitor, plant: Plant): Promise<number> {
  const fields = () => ({
    ...{ name: `Aunt ${plant()}`, nickname: plant(), relationship: 'other', customRelationship: plant() },
    ...{ interests: ['cooking', plant()], customInterests: plant(), personality: ['funny'] },
    ...{ customPersonality: plant(), customLifestyle: plant(), voiceTranscriptions: [plant()] },
  });
  const add = async () =>
    good(await visitor.post<{ recipient: { id: number } }>('/api/recipients', fields())).recipient.id;
  const [id, gone] = [await add(), await add()];
  good(await visitor.send('DELETE', `/api/recipients/${gone}`));
  return id;
}

async function addPlans(visitor: Visitor, recipientId: number, plant: Plant) {
  const occasion = {
    recipientId,
    type: 'other',
    customType: plant(),
    date: '2020-06-01',
    recurring: true,
    details: plant(),
  };
  good(await visitor.post('/api/occasions', occasion));
  for (const state of ['idea', 'bought'])
    good(await visitor.post('/api/gifts', { recipientId, title: plant(), note: plant(), state }));
  const another = { customType: plant(), recurring: true, recipientId, type: 'other', date: '2021-07-01' };
  good(await visitor.post('/api/occasions', another));
  good(await visitor.post('/api/wishlists', { title: plant(), description: plant() }));
}

async function addIdeas(visitor: Visitor, recipientId: number, plant: Plant) {
  const wizard = {
    ...{ recipientName: `Aunt ${plant()}`, interests: ['cooking'], personality: ['creative'] },
    ...{ recipientId, voiceTranscriptions: [plant()], run: randomBytes(9).toString('base64url') },
  };
  const { suggestions } = good(
    await visitor.post<{ suggestions: { id: number; name: string }[] }>(
      '/api/wizard/generate-suggestions',
      wizard,
    ),
  );
  const [idea] = suggestions;
  if (!idea) throw new Error('There are no ideas');
  good(await visitor.post(`/api/suggestions/${idea.id}/save`));
  good(await visitor.post(`/api/suggestions/${idea.id}/rate`, { rating: 5 }));
  const shared = { suggestionId: idea.id, suggestionData: { name: idea.name }, message: plant() };
  good(await visitor.post('/api/suggestions/share', shared));
}

/** A group gift with an idea and a promise; it holds no money, which would have to be paid back first. */
async function addGroupGift(visitor: Visitor, contributorEmail: string, plant: Plant) {
  const group = {
    ...{ title: plant(), description: plant(), recipientName: `Aunt ${plant()}`, occasionType: 'birthday' },
    ...{ targetAmount: 50, collects: 'pledges', ideas: [{ title: plant() }] },
  };
  const { groupPurchase } = good(
    await visitor.post<{ groupPurchase: { shareCode: string } }>('/api/group-purchases', group),
  );
  const promise = { amount: 20, contributorName: plant(), contributorEmail };
  good(await visitor.post(`/api/group-purchases/shared/${groupPurchase.shareCode}/pledges`, promise));
}

/** Opens an account with rows in all services, mails, and an export. */
export async function plantAccount(url: string): Promise<PlantedAccount> {
  const { plant, texts } = planting();
  const visitor = new Visitor(url);
  const password = `pass-${randomBytes(6).toString('hex')}`;
  const email = `${plant()}@canary.example`;
  const account = { username: `Name ${plant()}`, email, password, phoneNumber: null };
  const { user } = good(await visitor.post<{ user: { id: number } }>('/api/auth/register', account));
  const recipientId = await addPeople(visitor, plant);
  await addPlans(visitor, recipientId, plant);
  await addIdeas(visitor, recipientId, plant);
  await addGroupGift(visitor, email, plant);
  good(await visitor.post('/api/auth/password/forgot', { email }));
  good(await visitor.post('/api/user/export', { password }));
  return { visitor, id: user.id, email, password, texts };
}
