type StandIn = typeof import('../../../../tools/stand-ins/paypal/paypal.js');
export type PaypalStandIn = Awaited<ReturnType<StandIn['startPaypalStandIn']>>;

const file = new URL('../../../../tools/stand-ins/paypal/paypal.ts', import.meta.url);

/** A fake PayPal for specs, which speaks its protocol. */
export async function startPaypalStandIn(): Promise<PaypalStandIn> {
  const { startPaypalStandIn: start } = (await import(file.href)) as StandIn;
  return start();
}
