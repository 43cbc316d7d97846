/** Parts that the first page does without; loaded when they are wanted, or when the browser has nothing to do. */
export const loadWizard = () => import('./wizard-flow.js');
export const loadAuthDialog = () => import('../features/auth/auth-dialog.js');
export const loadShareDialog = () => import('../features/share/share-dialog.js');
const loadToaster = () => import('../shared/toaster.js');
const pause = () => new Promise((resolve) => setTimeout(resolve, 3_000));
/** Never gives up: without it nobody could be told that something is missing. */
export const insistOnToaster = (): ReturnType<typeof loadToaster> =>
  loadToaster().catch(() => pause().then(insistOnToaster));

/** Runs the loaders in a quiet moment; a failure shows only when the part is really needed. */
export function whenIdle(...loaders: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => loaders.forEach((load) => void load().catch(() => undefined)), 2_500);
  return () => clearTimeout(timer);
}
