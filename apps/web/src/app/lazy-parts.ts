/** Parts that the first page doesn't need; loaded on demand or when the browser is idle. */
export const loadWizard = () => import('./wizard/wizard-flow.js');
export const loadAuthDialog = () => import('../features/auth/auth-dialog.js');
export const loadVoiceWizard = () => import('../features/voice-wizard/voice-wizard.js');
export const loadPlanSheet = () => import('../features/plan/plan-sheet.js');
export const loadPersonUpdate = () => import('./wizard/person-update.js');
export const loadSentenceReview = () => import('../features/sentence/sentence-review.js');
/**
 * Zod and the basis of all contracts, whose file has this module: run before the API client as a task of their own,
 * because together they block for long.
 */
export const loadSchemas = () => import('@giftwell/contracts/core/ids');
/** The API client for all dialogs. */
export const loadApi = () => import('../data/api.js');
/** Push messages for signed-in browsers. */
export const loadPush = () => import('../data/push.js');
export const loadQuickNote = () => import('../features/quick-note/quick-note-dialog.js');
export const loadShareDialog = () => import('../features/share/share-dialog.js');
export const loadAddToWishlist = () => import('../features/wishlists/add-to-wishlist-dialog.js');
export const loadCreateGroup = () => import('../features/group-gifts/create/create-dialog.js');
const loadToaster = () => import('../ui/feedback/toaster.js');
const pause = () => new Promise((resolve) => setTimeout(resolve, 3_000));
/** Retries without limit, because it reports other parts that fail to load. */
export const loadToasterWithRetries = (): ReturnType<typeof loadToaster> =>
  loadToaster().catch(() => pause().then(loadToasterWithRetries));

/** Runs the loaders one by one while the browser is idle; a failure is reported only when the part is needed. */
export function whenIdle(...loaders: (() => Promise<unknown>)[]): () => void {
  let wanted = true;
  const run = async () => {
    for (const load of loaders) {
      if (!wanted) return;
      await load().catch(() => undefined);
      await quiet();
    }
  };
  const timer = setTimeout(() => void run(), 2_500);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

/** Safari has no requestIdleCallback. */
const quiet = () =>
  new Promise<unknown>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2_000 }) : setTimeout(done, 200),
  );
