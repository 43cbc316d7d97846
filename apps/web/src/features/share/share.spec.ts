import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { suggestedTitle } from './share.js';

const lamp = { id: null, name: 'Lamp', category: '', price: '', description: '', reason: '' };
const title = (recipientName: string, occasion?: OccasionType) =>
  suggestedTitle(lamp, { recipientName, occasion });

it.each([
  [title('Hanna', 'birthday'), 'An idea for Hanna’s birthday'],
  [title('Hanna', 'promotion'), 'An idea for Hanna’s work anniversary'],
  [title('the Millers', 'housewarming'), 'An idea for the Millers’ housewarming'],
  [title('Mom', 'mothers_day'), "A Mother's Day idea for Mom"],
  [title('Hanna', 'other'), 'An idea for Hanna'],
  [title('Hanna'), 'An idea for Hanna'],
  [title(' '), 'A gift idea: Lamp'],
])('suggests “%s”', (suggested, expected) => expect(suggested).toBe(expected));
