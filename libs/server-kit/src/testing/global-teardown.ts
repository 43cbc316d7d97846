/** Jest's globalTeardown to go with global-setup. */
export default async function stopBackingServices(): Promise<void> {
  await (globalThis as { stopBackingServices?: () => Promise<unknown> }).stopBackingServices?.();
}
