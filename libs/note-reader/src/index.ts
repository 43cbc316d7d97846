export { personFactsSchema } from '@giftwell/contracts/gift-ai/facts';
