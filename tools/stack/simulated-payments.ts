import { join } from 'node:path';
import { startPaypalStandIn } from '../stand-ins/paypal/paypal.ts';

interface SimulatedPayments {
  /** Further environment variables of every process. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Starts the simulator of PayPal for an environment without its credentials. Except in tests, its payments survive a
 * restart, as those in the database do.
 */
export async function startSimulatedPayments(
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<SimulatedPayments> {
  if (env.PAYPAL_CLIENT_ID || env.PAYPAL_SIMULATOR_URL) return { env: {}, close: () => Promise.resolve() };
  const file = env.NODE_ENV === 'test' ? undefined : join(folder, 'simulated-payments.json');
  const standIn = await startPaypalStandIn({ file });
  return { env: { PAYPAL_SIMULATOR_URL: standIn.url }, close: () => standIn.close() };
}
