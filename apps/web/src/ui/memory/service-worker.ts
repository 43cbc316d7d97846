/**
 * Starts the worker that shows notifications, and a page while there is no connection; does nothing if it runs. Asks
 * the user nothing.
 */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker?.register('/service-worker.js');
}
