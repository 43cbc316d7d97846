export { Catalogue } from './ideas/catalogue.js';
export type { GiftBrief, GiftIdea, GiftRequest, Taste } from './ranking/gift-request.js';
export { suggestGifts, type ChosenGift } from './suggest-gifts.js';
