import type { SimulatedOrder } from './simulated-state.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!);

const choices = [
  ['COMPLETED', 'Pay'],
  ['PENDING', 'Pay, but keep it pending'],
  ['DECLINED', 'Pay with a card that is declined'],
] as const;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:0 auto;padding:2rem 1rem;color:#1d1d1f;background:#fff}
h1{font-size:1.5rem}p.test{background:#fff3cd;border:1px solid #d9b44a;border-radius:8px;padding:.75rem}
button{display:block;width:100%;min-height:44px;margin:.5rem 0;font:inherit;border-radius:8px;border:1px solid #55585f;background:#fff;color:inherit;cursor:pointer}
button.main{background:#1f5f4a;border-color:#1f5f4a;color:#fff;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#17181b;color:#f2f2f2}p.test{background:#3a3213;border-color:#8a7430}button{background:#26282d}}`;

/** Instead of the provider's page, where a payer approves an order. */
export function approvalPage({ id, amount, description, status }: SimulatedOrder): string {
  const sum = `$${amount.value}`;
  const button = ([outcome, label]: (typeof choices)[number]) =>
    `<button name="outcome" value="${outcome}"${outcome === 'COMPLETED' ? ' class="main"' : ''}>${
      outcome === 'COMPLETED' ? `${label} ${sum}` : label
    }</button>`;
  const form =
    status === 'PAYER_ACTION_REQUIRED' || status === 'APPROVED'
      ? `<form method="post" action="/checkoutnow?token=${id}">${choices.map(button).join('')}
         <button name="outcome" value="cancel">Cancel and go back</button></form>`
      : '<p>This payment is finished.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Test payment</title><style>${style}</style></head><body><main><h1>Test payment of ${sum}</h1>
<p class="test"><strong>No money moves here.</strong> This page stands in for PayPal, because no account is set up.</p>
<p>For: ${escaped(description)}</p>${form}</main></body></html>`;
}
