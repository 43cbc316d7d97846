/** The services behind the gateway. `caller` is the name under which one signs its calls to the others. */
export const services = [
  { app: 'auth-service', caller: 'auth', schema: 'auth', role: 'auth', address: 'AUTH_RPC' },
  { app: 'gift-ai-service', caller: 'gift-ai', schema: 'gift_ai', role: 'gift_ai', address: 'GIFT_AI_RPC' },
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
