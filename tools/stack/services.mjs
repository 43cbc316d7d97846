/**
 * The services behind the gateway. `caller` is the name under which one signs its calls to those that it `asks`;
 * `address` is the variable that says where it is.
 */
export const services = [
  { app: 'auth-service', caller: 'auth', role: 'auth', address: 'AUTH_RPC', asks: [] },
  { app: 'gift-ai-service', caller: 'gift-ai', role: 'gift_ai', address: 'GIFT_AI_RPC', asks: ['planning'] },
  { app: 'planning-service', caller: 'planning', role: 'planning', address: 'PLANNING_RPC', asks: [] },
];

/** What works without keys, and which variables bring the real thing. */
export const integrations = [
  {
    name: 'Suggestions',
    offline: 'from the built-in catalogue',
    online: (env) => `from ${env.OPENAI_MODEL}`,
    variables: ['OPENAI_API_KEY', 'OPENAI_MODEL'],
  },
];
